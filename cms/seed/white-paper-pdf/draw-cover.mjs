import { brand, colors, contentWidth, page, styles } from './theme.mjs';

const markPaths = [
  ['M44.7 21A21 21 0 1 1 17.7 4.5 17 17 0 1 0 44.7 21', colors.teal400],
  ['M44.8 27.5A21 21 0 1 1 12.8 6.8 19.5 19.5 0 1 0 44.8 27.5', colors.teal700],
];

/** The brand's mark and name; the same drawing as `client/shell/logo.svg`. */
export function drawBrand({ doc, at: [x, y], size, color = colors.ink }) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 48);
  for (const [shape, fill] of markPaths) doc.path(shape).fill(fill);
  doc.circle(28, 18, 8).fill(colors.sun);
  doc.restore();
  doc
    .font('extrabold')
    .fontSize(size * 0.62)
    .fillColor(color);
  doc.text(brand.name, x + size * 1.26, y + size * 0.13, { lineBreak: false });
}

const audiences = { entreprise: 'Livre blanc pour les entreprises', famille: 'Livre blanc pour les familles' };

export const longDate = (date) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

function drawBadge({ doc, flow, text, y }) {
  const style = { ...styles.label, size: 10 };
  const width = flow.lines({ runs: [{ text }], style })[0].width + 26;
  flow.decorate(() => doc.roundedRect(page.left, y, width, 26, 13).fill(colors.sun));
  flow.tag(['P'], () => flow.content(() => flow.write({ runs: [{ text }], style, at: [page.left + 13, y + 6.6] })));
}

/** First page: brand, illustration over the full width, title on a dark ground. */
export function drawCover({ flow, paper, image }) {
  const { doc } = flow;
  const imageTop = 104;
  const imageHeight = (page.width * 1000) / 1600;
  const panelTop = imageTop + imageHeight;
  flow.decorate(() => {
    doc.rect(0, 0, page.width, page.height).fill(colors.cream);
    drawBrand({ doc, at: [page.left, 38], size: 34 });
  });
  flow.tag(['Figure', { alt: paper.cover.alt, bbox: [0, imageTop, page.width, panelTop], placement: 'Block' }], () =>
    flow.content(() => doc.image(image, 0, imageTop, { width: page.width, height: imageHeight })),
  );
  flow.decorate(() => {
    doc.rect(0, panelTop, page.width, page.height - panelTop).fill(colors.teal700);
    doc.rect(0, panelTop, page.width, 7).fill(colors.teal400);
  });
  drawBadge({ doc, flow, text: audiences[paper.category] ?? 'Livre blanc', y: panelTop + 36 });
  const title = { font: 'extrabold', size: 31, leading: 37, color: colors.white };
  const subtitle = { font: 'regular', size: 13.5, leading: 20, color: colors.teal100 };
  let y = panelTop + 82;
  flow.tag(['H1'], () =>
    flow.content(() => {
      y += flow.write({ runs: [{ text: paper.title }], style: title, at: [page.left, y], isTitle: true });
    }),
  );
  flow.tag(['P'], () =>
    flow.content(() => {
      y += flow.write({
        runs: [{ text: paper.subtitle }],
        style: subtitle,
        at: [page.left, y + 12],
        width: contentWidth * 0.92,
        isTitle: true,
      });
    }),
  );
  const note = { font: 'bold', size: 10, leading: 14, color: colors.teal200 };
  flow.tag(['P'], () =>
    flow.content(() => flow.write({ runs: [{ text: longDate(paper.date) }], style: note, at: [page.left, page.height - 62] })),
  );
}
