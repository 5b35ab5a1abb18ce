/** A part of the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The boxes, by their place in the list, that lie whole within another and touch neither what is taken nor one chosen before them. */
export function chooseBoxes(boxes: readonly Box[], { taken, within }: { taken: readonly Box[]; within: Box }): Set<number> {
  const chosen = new Set<number>();
  const occupied = [...taken];
  for (const [index, box] of boxes.entries()) {
    const isWhole = box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
    if (!isWhole || occupied.some((other) => touch(box, other))) continue;
    chosen.add(index);
    occupied.push(box);
  }
  return chosen;
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
