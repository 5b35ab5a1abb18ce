import { heightOf } from './inline-layout.mjs';
import { colors, contentWidth, page, styles } from './theme.mjs';

const padding = { x: 9, y: 6.5 };

const isBlank = ([, ...body]) => body.every(({ runs }) => runs.length === 0);

/** Width a column would like, and the least it can live with: its longest word. */
function wishOf({ flow, cells }) {
  // A column left empty is there to be filled in by hand.
  if (isBlank(cells)) return { ideal: 100, least: 100 };
  return cells.reduce(
    (wish, { runs }, index) => {
      const style = index === 0 ? styles.cellHead : styles.cell;
      const [line] = flow.lines({ runs, style, width: Number.POSITIVE_INFINITY });
      const longest = Math.max(0, ...line.words.map((word) => word.width));
      return { ideal: Math.max(wish.ideal, line.width), least: Math.max(wish.least, longest) };
    },
    { ideal: 30, least: 30 },
  );
}

function columnWidths(flow, { header, rows }) {
  const inner = contentWidth - header.length * padding.x * 2;
  const wishes = header.map((head, column) => wishOf({ flow, cells: [head, ...rows.map((row) => row[column])] }));
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0);
  // What is left after the longest words goes to the columns by the length of their text, damped.
  const needs = wishes.map((wish) => Math.sqrt(Math.max(wish.ideal - wish.least, 1)));
  const total = needs.reduce((sum, need) => sum + need, 0);
  return wishes.map((wish, column) => wish.least + (Math.max(0, inner - least) * needs[column]) / total + padding.x * 2);
}

function rowHeight({ flow, cells, widths, style }) {
  const heights = cells.map(({ runs }, column) => heightOf(flow.lines({ runs, style, width: widths[column] - padding.x * 2 }), style));
  return Math.max(...heights, style.leading) + padding.y * 2;
}

function drawCells({ flow, cells, widths, style, cellTag }) {
  let x = page.left;
  flow.tag(['TR'], () => {
    cells.forEach(({ runs, align }, column) => {
      const left = x + padding.x;
      const width = widths[column] - padding.x * 2;
      flow.tag(cellTag(column), () => flow.content(() => flow.write({ runs, style, at: [left, flow.y + padding.y], width, align })));
      x += widths[column];
    });
  });
}

function drawHeader({ flow, table, widths }) {
  const height = rowHeight({ flow, cells: table.header, widths, style: styles.cellHead });
  flow.decorate(() => flow.doc.roundedRect(page.left, flow.y, contentWidth, height, 8).fill(colors.teal700));
  drawCells({ flow, cells: table.header, widths, style: styles.cellHead, cellTag: () => ['TH', { scope: 'Column' }] });
  flow.y += height + 2;
}

function measureTable(flow, table) {
  const widths = columnWidths(flow, table);
  return { widths, heights: table.rows.map((cells) => rowHeight({ flow, cells, widths, style: styles.cell })) };
}

const sum = (heights) => heights.reduce((total, height) => total + height, 40);

/** The room a table needs where it starts: a short one stays in one piece, a long one shows three rows. */
export function tableLead(flow, table) {
  const { heights } = measureTable(flow, table);
  return sum(heights) < 300 ? sum(heights) : sum(heights.slice(0, 3));
}

export function drawTable(flow, table) {
  const { widths, heights } = measureTable(flow, table);
  flow.ensure(tableLead(flow, table));
  flow.y += 4;
  flow.tag(['Table'], () => {
    drawHeader({ flow, table, widths });
    table.rows.forEach((cells, index) => {
      if (flow.room() < heights[index]) {
        flow.nextPage();
        drawHeader({ flow, table, widths });
      }
      flow.decorate(() => {
        if (index % 2 === 1) flow.doc.roundedRect(page.left, flow.y, contentWidth, heights[index], 6).fill(colors.teal50);
        else flow.doc.rect(page.left + 4, flow.y + heights[index], contentWidth - 8, 0.5).fill(colors.ink100);
      });
      drawCells({ flow, cells, widths, style: styles.cell, cellTag: () => ['TD'] });
      flow.y += heights[index];
    });
  });
  flow.y += 16;
}
