import { drawTable, tableLead } from './draw-table.mjs';
import { heightOf } from './inline-layout.mjs';
import { colors, contentWidth, page, styles } from './theme.mjs';

const gap = 9;

function drawChapter(flow, block) {
  const { doc } = flow;
  const height = heightOf(flow.lines({ runs: block.runs, style: styles.chapter }), styles.chapter);
  // A chapter that would start in the last third of a page starts on the next one.
  flow.ensure(height + 230);
  if (!flow.isAtTop()) flow.y += 26;
  const destination = `chapitre-${flow.chapters.length + 1}`;
  doc.addNamedDestination(destination, 'XYZ', null, flow.y - 20, null);
  doc.outline.addItem(block.title);
  flow.chapters.push({ title: block.title, page: flow.pageNumber(), destination });
  flow.decorate(() => doc.roundedRect(page.left, flow.y, 36, 5, 2.5).fill(colors.sun));
  flow.y += 16;
  flow.tag(['H2'], () =>
    flow.content(() => flow.write({ runs: block.runs, style: styles.chapter, at: [page.left, flow.y], isTitle: true })),
  );
  flow.y += height + 10;
}

function drawSection(flow, block) {
  const height = heightOf(flow.lines({ runs: block.runs, style: styles.section }), styles.section);
  if (!flow.isAtTop()) flow.y += 8;
  flow.tag(['H3'], () => flow.content(() => flow.write({ runs: block.runs, style: styles.section, at: [page.left, flow.y] })));
  flow.y += height + 4;
}

function drawParagraph(flow, block, box = {}) {
  const { style = styles.body, ...place } = box;
  flow.tag(['P'], () => flow.content(() => flow.pour({ runs: block.runs, style, ...place })));
  flow.y += gap;
}

function drawMarker({ flow, list, index, left }) {
  const { doc } = flow;
  if (!list.ordered) {
    doc.circle(left + 4, flow.y + styles.body.leading / 2 - 0.6, 2.1).fill(colors.teal600);
    return;
  }
  flow.write({
    runs: [{ text: `${list.start + index}.`, bold: true }],
    style: { ...styles.body, color: colors.teal700 },
    at: [left - 4, flow.y],
    width: 18,
    align: 'right',
  });
}

function drawItem({ flow, list, item, index, left, width }) {
  const indent = list.ordered ? 22 : 17;
  flow.ensure(styles.body.leading * 2);
  flow.tag(['LI'], () => {
    flow.tag(['Lbl'], () => flow.content(() => drawMarker({ flow, list, index, left })));
    flow.tag(['LBody'], () => {
      for (const block of item.blocks) {
        if (block.type === 'list') drawList(flow, block, { left: left + indent, width: width - indent });
        else drawParagraph(flow, block, { left: left + indent, width: width - indent });
        flow.y -= gap - 3.5;
      }
    });
  });
}

function drawList(flow, list, { left = page.left, width = contentWidth } = {}) {
  flow.tag(['L'], () => {
    list.items.forEach((item, index) => {
      drawItem({ flow, list, item, index, left, width });
    });
  });
  flow.y += gap - 3.5;
}

const callouts = {
  INFO: { label: 'À savoir', fill: colors.teal50, accent: colors.teal700, sign: 'i' },
  ASTUCE: { label: 'Astuce', fill: colors.sun100, accent: colors.sun600, sign: '+' },
  ATTENTION: { label: 'Attention', fill: colors.peach, accent: colors.peach600, sign: '!' },
};

/** Height of blocks before they are drawn: what a coloured box needs to know. */
function measure({ flow, blocks, style, width }) {
  return blocks.reduce((total, block) => {
    if (block.type === 'list')
      return (
        total + block.items.reduce((sum, item) => sum + measure({ flow, blocks: item.blocks, style, width: width - 17 }) - 5.5, 0) + 5.5
      );
    return total + heightOf(flow.lines({ runs: block.runs, style, width }), style) + gap;
  }, 0);
}

function drawInside(flow, blocks, box) {
  for (const block of blocks) {
    if (block.type === 'list') drawList(flow, block, box);
    else drawParagraph(flow, block, box);
  }
}

function drawCallout(flow, block) {
  const { doc } = flow;
  const { label, fill, accent, sign } = callouts[block.kind];
  const box = { left: page.left + 46, width: contentWidth - 64 };
  const height = measure({ flow, blocks: block.blocks, style: styles.body, width: box.width }) + styles.label.leading + 26;
  flow.ensure(height);
  flow.y += 4;
  const top = flow.y;
  flow.decorate(() => {
    doc.roundedRect(page.left, top, contentWidth, height, 12).fill(fill);
    doc.circle(page.left + 25, top + 23, 10).fill(accent);
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(block.kind === 'ASTUCE' ? colors.ink : colors.white);
    doc.text(sign, page.left + 15, top + 15.6, { width: 20, align: 'center', lineBreak: false });
  });
  flow.y += 15;
  flow.tag(['Div'], () => {
    flow.tag(['P'], () => flow.content(() => flow.write({ runs: [{ text: label }], style: styles.label, at: [box.left, flow.y] })));
    flow.y += styles.label.leading + 4;
    drawInside(flow, block.blocks, box);
  });
  flow.y = top + height + 14;
}

function drawQuote(flow, block) {
  const { doc } = flow;
  const box = { left: page.left + 22, width: contentWidth - 40, style: styles.quote };
  const height = measure({ flow, blocks: block.blocks, style: styles.quote, width: box.width });
  flow.ensure(height);
  flow.y += 4;
  flow.decorate(() => doc.roundedRect(page.left, flow.y, 4, height - gap, 2).fill(colors.teal400));
  flow.tag(['BlockQuote'], () => drawInside(flow, block.blocks, box));
  flow.y += 4;
}

const drawers = {
  chapter: drawChapter,
  section: drawSection,
  paragraph: drawParagraph,
  list: drawList,
  callout: drawCallout,
  quote: drawQuote,
  table: drawTable,
};

const introduces = (block) => block?.type === 'paragraph' && /:\s*$/.test(block.runs.at(-1).text);

/** The room the start of a block needs; a heading or “… trois questions :” takes along what it announces. */
function leadOf(flow, blocks) {
  const [block, ...rest] = blocks;
  if (!block) return 0;
  const style = styles[block.type] ?? styles.body;
  const own = () => measure({ flow, blocks: block.blocks ?? [block], style, width: contentWidth - (block.blocks ? 64 : 0) });
  if (block.type === 'table') return tableLead(flow, block);
  if (block.type === 'callout') return own() + 40;
  if (block.type === 'section' || introduces(block)) return own() + leadOf(flow, rest);
  return styles.body.leading * 2;
}

export function drawBlocks(flow, blocks) {
  blocks.forEach((block, index) => {
    if (block.type === 'section' || introduces(block)) flow.ensure(leadOf(flow, blocks.slice(index)));
    drawers[block.type](flow, block);
  });
}
