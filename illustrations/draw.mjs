import { logos } from './logos/logos.mjs';
import { svgDocument } from './parts/svg.mjs';
import { portraits } from './portraits/portraits.mjs';
import { crecheScenes } from './scenes/creche-life.mjs';
import { familyScenes } from './scenes/families.mjs';
import { mapScenes } from './scenes/maps.mjs';
import { nurseryFacades } from './scenes/nursery-facades.mjs';
import { nurseryGardens } from './scenes/nursery-gardens.mjs';
import { nurseryRooms } from './scenes/nursery-rooms.mjs';
import { outsideScenes } from './scenes/outside.mjs';
import { staffScenes } from './scenes/staff.mjs';
import { stillLifes } from './scenes/still-lifes.mjs';
import { streetScenes } from './scenes/streets.mjs';
import { walkScenes } from './scenes/walks.mjs';
import { workScenes } from './scenes/work.mjs';

// Façade, room, garden in turn, so that three neighbouring numbers make the gallery of one nursery.
function nurseries() {
  const kinds = [nurseryFacades, nurseryRooms, nurseryGardens];
  const turns = nurseryFacades.flatMap((_, turn) => kinds.map((kind) => kind[turn]).filter(Boolean));
  return Object.fromEntries(turns.map((draw, index) => [`nursery-${index + 1}`, draw]));
}

const sized = (size, drawings) => Object.entries(drawings).map(([name, draw]) => [name, { size, draw }]);

const scenes = {
  ...outsideScenes,
  ...streetScenes,
  ...walkScenes,
  ...crecheScenes,
  ...familyScenes,
  ...workScenes,
  ...staffScenes,
  ...stillLifes,
  ...mapScenes,
};

const drawings = new Map([
  ...sized([1600, 1000], scenes),
  ...sized([1600, 1000], nurseries()),
  ...sized([800, 800], portraits),
  ...sized([480, 240], logos),
]);

export const illustrationNames = [...drawings.keys()];

/** The SVG text of an illustration; the same name always gives the same text. */
export function drawIllustration(name) {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`There is no illustration called "${name}".`);
  return svgDocument(drawing.size, drawing.draw());
}
