import { svgDocument } from "./parts/svg.mjs";
import { companyScenes } from "./scenes-company.mjs";
import { crecheScenes } from "./scenes-creche.mjs";
import { familyScenes } from "./scenes-family.mjs";
import { outsideScenes } from "./scenes-outside.mjs";
import { paperScenes } from "./scenes-paper.mjs";

const wide = [1600, 1000];
const scenes = { ...outsideScenes, ...crecheScenes, ...familyScenes, ...companyScenes, ...paperScenes };
const drawings = new Map(Object.entries(scenes).map(([name, draw]) => [name, { size: wide, draw }]));

export const illustrationNames = [...drawings.keys()];

export function drawIllustration(name) {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`There is no illustration called "${name}".`);
  return svgDocument(drawing.size, drawing.draw());
}
