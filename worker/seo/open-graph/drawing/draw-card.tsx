import semiBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import extraBold from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import semiBoldExtended from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import extraBoldExtended from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvgCode from '@resvg/resvg-wasm/index_bg.wasm';
import satori, { init } from 'satori/wasm';
import initYoga from 'yoga-wasm-web';
import yogaCode from 'yoga-wasm-web/dist/yoga.wasm';
import { sharePictureSize } from '../../../../domain/addresses/share-picture.ts';
import { brandName } from '../../../../domain/brand.ts';
import { fitTitle, titleLineHeight } from './fit-title.ts';
import type { DrawOpenGraphCard, OpenGraphCard } from './open-graph-card.ts';

const colours = {
  ink: '#12304a',
  slate: '#4a6073',
  teal: '#006e6a',
  bright: '#06cec8',
  cream: '#fff9f2',
  sun: '#ffd166',
  peach: '#ffe3d8',
};
const margin = 64;
const figure = { width: 420, height: 560 };
const titleHeight = 310;
/** In shares of the font size. */
const wordSpace = 0.24;

/** The sign of the brand, as in the header of the site. */
const sign = svgAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#06CEC8" d="M44.7 21A21 21 0 1 1 17.7 4.5 17 17 0 1 0 44.7 21"/><path fill="#006E6A" d="M44.8 27.5A21 21 0 1 1 12.8 6.8 19.5 19.5 0 1 0 44.8 27.5"/><circle cx="28" cy="18" r="8" fill="#FFD166"/></svg>',
);
/** Blocks of the brand in the place of a picture. */
const blocks = svgAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 560"><path fill="#e3f8f7" d="M0 210a210 210 0 0 1 420 0v350H0z"/><circle cx="290" cy="170" r="84" fill="#ffd166"/><path fill="#06cec8" d="M0 560V420a140 140 0 0 1 280 0v140z"/><path fill="#006e6a" d="M210 560v-70a105 105 0 0 1 210 0v70z"/><path fill="#ffe3d8" d="M70 560v-70a70 70 0 0 1 140 0v70z"/></svg>',
);

function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

function fontOf(address: string): ArrayBuffer {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0)).buffer;
}

// Once an isolate: neither can be started again.
await Promise.all([initWasm(resvgCode), initYoga(yogaCode).then(init)]);

/** Draws a card with satori and resvg, whose code and WebAssembly come with this module: import it only where one is drawn. */
export const drawCard: DrawOpenGraphCard = async (card) => {
  const fonts = [
    { name: 'Figtree', data: fontOf(semiBold), weight: 600 as const },
    { name: 'Figtree', data: fontOf(extraBold), weight: 800 as const },
    // Under a name of their own satori falls back to them, letter by letter.
    { name: 'Figtree Extended', data: fontOf(semiBoldExtended), weight: 600 as const },
    { name: 'Figtree Extended', data: fontOf(extraBoldExtended), weight: 800 as const },
  ];
  const svg = await satori(<Card {...card} />, { ...sharePictureSize, fonts });
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: sharePictureSize.width } }).render().asPng());
};

/** Each word by itself: satori would end a line behind a hyphen. */
function Title({ text, width, fontSize }: { text: string; width: number; fontSize: number }) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: fontSize * wordSpace,
        width,
        fontSize,
        fontWeight: 800,
        lineHeight: titleLineHeight,
        letterSpacing: '-0.01em',
      }}
    >
      {text.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <span key={index} style={{ whiteSpace: 'nowrap' }}>
          {word}
        </span>
      ))}
    </div>
  );
}

function Card({ title, category, picture, host, locale }: OpenGraphCard) {
  const width = sharePictureSize.width - figure.width - 3 * margin;
  const { text, fontSize } = fitTitle(title, { width, height: titleHeight });
  return (
    <div
      lang={locale}
      style={{ display: 'flex', width: '100%', height: '100%', background: colours.cream, color: colours.ink, fontFamily: 'Figtree' }}
    >
      <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0, width: 14, height: '100%', background: colours.bright }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width + margin,
          padding: `52px 0 52px ${margin}px`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 800 }}>
          <img src={sign} alt="" width={60} height={60} style={{ marginRight: 18 }} />
          {brandName}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {category && (
            <div style={{ display: 'flex', marginBottom: 18 }}>
              <div
                style={{ display: 'flex', padding: '8px 20px', borderRadius: 24, background: colours.sun, fontSize: 26, fontWeight: 600 }}
              >
                {category}
              </div>
            </div>
          )}
          <Title text={text} width={width} fontSize={fontSize} />
        </div>
        <div style={{ display: 'flex', fontSize: 26, fontWeight: 600, color: colours.slate }}>{host}</div>
      </div>
      <img
        src={picture ?? blocks}
        alt=""
        {...figure}
        style={{
          position: 'absolute',
          right: margin,
          bottom: 0,
          borderRadius: `${figure.width / 2}px ${figure.width / 2}px 0 0`,
          objectFit: 'cover',
        }}
      />
    </div>
  );
}
