import styles from './shapes.module.css';

/*
 * The blocks of the brand on a grid of 100 units: quarter (its right angle in one corner), disc, arch and leaf. Every
 * decoration of the site is put together from these four.
 */
type Corner = 'tl' | 'tr' | 'bl' | 'br';

function quarter(x: number, y: number, corner: Corner) {
  const starts = {
    br: `M${x} ${y + 100}a100 100 0 0 1 100-100v100z`,
    bl: `M${x} ${y}a100 100 0 0 1 100 100h-100z`,
    tl: `M${x + 100} ${y}a100 100 0 0 1-100 100v-100z`,
    tr: `M${x + 100} ${y + 100}a100 100 0 0 1-100-100h100z`,
  };
  return starts[corner];
}
const disc = (x: number, y: number) => `M${x} ${y + 50}a50 50 0 1 1 100 0a50 50 0 1 1-100 0z`;
const arch = (x: number, y: number) => `M${x} ${y + 100}v-50a50 50 0 0 1 100 0v50z`;
const leaf = (x: number, y: number) => `M${x} ${y}h50a50 50 0 0 1 50 50v50h-50a50 50 0 0 1-50-50z`;

const teal = 'var(--teal-400)';
const deep = 'var(--teal-700)';
const pale = 'var(--teal-200)';
const sun = 'var(--sun)';
const peach = 'var(--peach-300)';

type Drawing = [fill: string, path: string][];

const mosaic: Drawing = [
  [teal, quarter(0, 300, 'br')],
  [sun, disc(0, 200)],
  [deep, arch(500, 300)],
  [peach, leaf(500, 200)],
  [sun, quarter(500, 100, 'bl')],
];
const stack: Drawing = [
  [deep, arch(0, 100)],
  [sun, quarter(100, 100, 'br')],
  [teal, leaf(200, 100)],
  [peach, disc(100, 0)],
  [deep, quarter(200, 0, 'bl')],
];
const band: Drawing = [
  [teal, quarter(0, 0, 'br')],
  [deep, arch(100, 0)],
  [sun, disc(200, 0)],
  [peach, leaf(300, 0)],
  [pale, quarter(400, 0, 'bl')],
  [sun, arch(500, 0)],
  [deep, quarter(600, 0, 'tl')],
  [teal, disc(700, 0)],
  [peach, quarter(800, 0, 'br')],
  [pale, leaf(900, 0)],
];

function Paths({ drawing }: { drawing: Drawing }) {
  return drawing.map(([fill, path]) => <path key={path} fill={fill} d={path} />);
}

/** The blocks around the arch that holds the picture of a hero; 600 × 400, the arch stands between 100 and 500. */
export function Mosaic({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 400" aria-hidden="true">
      <Paths drawing={mosaic} />
    </svg>
  );
}

/** A small heap of blocks, for closing calls. */
export function Stack({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 200" aria-hidden="true">
      <Paths drawing={stack} />
    </svg>
  );
}

/** A frieze of blocks over the whole width; one stands on each page, above the footer. */
export function Frieze() {
  return (
    <svg className={styles.frieze} width="100%" height="56" aria-hidden="true">
      <defs>
        <pattern id="frieze" width="560" height="56" patternUnits="userSpaceOnUse">
          <g transform="scale(.56)">
            <Paths drawing={band} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="56" fill="url(#frieze)" />
    </svg>
  );
}

/** What stands where editors chose no picture: hills, a house, the sun. Anchored below, so that it suits wide and tall frames. */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={pale} d="M0 0h300v340H0z" />
      <circle cx="196" cy="222" r="34" fill={sun} />
      <circle cx="110" cy="410" r="170" fill={teal} />
      <circle cx="280" cy="400" r="130" fill={deep} />
      <path fill="var(--cream)" d="M76 340v-62a42 42 0 0 1 84 0v62z" />
      <path fill={peach} d="M102 340v-34a16 16 0 0 1 32 0v34z" />
    </svg>
  );
}
