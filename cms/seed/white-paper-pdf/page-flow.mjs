import { balancedWidth, drawLine, heightOf, layoutLines } from './inline-layout.mjs';
import { contentWidth, page } from './theme.mjs';

/**
 * Where the next block goes, and in which element of the document's structure.
 * Headers and footers are drawn afterwards: an artifact inside an open paragraph would close it.
 */
export function createFlow({ doc, root, resolveLink }) {
  const flow = { doc, y: page.top, parent: root, chapters: [] };

  flow.pageNumber = () => doc.bufferedPageRange().count;
  flow.room = () => page.height - page.bottom - flow.y;
  flow.isAtTop = () => flow.y <= page.top + 1;

  flow.nextPage = () => {
    doc.continueOnNewPage();
    flow.y = page.top;
  };

  flow.ensure = (height) => {
    if (flow.room() < height && !flow.isAtTop()) flow.nextPage();
  };

  /** Draws inside an element of the structure tree, for screen readers. */
  flow.tag = ([type, options = {}], draw) => {
    const outer = flow.parent;
    const element = doc.struct(type, options);
    outer.add(element);
    flow.parent = element;
    draw();
    flow.parent = outer;
    element.end();
  };

  flow.content = (draw) => flow.parent.add(draw);

  flow.decorate = (draw) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };

  flow.lines = ({ runs, style, width = contentWidth }) => layoutLines({ doc, runs, style, width });

  /** Text at a fixed place; returns its height. */
  flow.write = ({ runs, style, at: [left, top], width: widest = contentWidth, align, isTitle }) => {
    const width = isTitle ? balancedWidth({ doc, runs, style, width: widest }) : widest;
    const lines = flow.lines({ runs, style, width });
    lines.forEach((line, index) => {
      drawLine({ doc, line, style, at: [left, top + index * style.leading], width, align, resolveLink });
    });
    return heightOf(lines, style);
  };

  /** Text that may run over to the next page, never leaving one line alone. */
  flow.pour = ({ runs, style, left = page.left, width = contentWidth }) => {
    const lines = flow.lines({ runs, style, width });
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      const keep = index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1;
      if (flow.room() < keep * style.leading && !(isLast && lines.length > 1)) flow.nextPage();
      drawLine({ doc, line, style, at: [left, flow.y], width, resolveLink });
      flow.y += style.leading;
    });
  };

  return flow;
}
