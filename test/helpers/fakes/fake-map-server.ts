import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** What the ground of its tiles is drawn in. */
const colour = '#3366aa';

/** A mapping service that has a style, its tiles, letters and signs; it only answers what such a service is asked. */
export class FakeMapServer {
  private readonly origin: string;
  /** Paths that were asked for, in their order. */
  readonly paths: string[] = [];
  /** Paths that it does not have. */
  readonly unknown: string[] = [];
  /** It answers 503 to everything. */
  isDown = false;

  constructor(origin: string) {
    this.origin = origin;
  }

  get styleUrl(): string {
    return `${this.origin}/style.json`;
  }

  /** Answers in place of its host for all that a page asks of it. */
  async serve(page: Page): Promise<void> {
    await page.route(`${this.origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      this.paths.push(pathname);
      const headers = { 'access-control-allow-origin': '*' };
      const body = this.isDown ? null : await this.bodyOf(pathname);
      if (!body && !this.isDown) this.unknown.push(pathname);
      return route.fulfill(body ? { status: 200, headers, body } : { status: this.isDown ? 503 : 404, headers });
    });
  }

  private async bodyOf(path: string): Promise<string | Buffer | null> {
    if (path === '/style.json') return JSON.stringify(this.style());
    if (/^\/tiles\/\d+\/\d+\/\d+\.pbf$/.test(path)) return tile();
    if (/^\/letters\/[^/]+\/\d+-\d+\.pbf$/.test(path)) return letters();
    if (/^\/signs(?:@2x)?\.json$/.test(path)) return JSON.stringify({ sign: { x: 0, y: 0, width: 4, height: 4, pixelRatio: 1 } });
    const isPicture = /^\/signs(?:@2x)?\.png$/.test(path);
    return isPicture
      ? sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff0000' } })
          .png()
          .toBuffer()
      : null;
  }

  private style() {
    return {
      version: 8,
      glyphs: `${this.origin}/letters/{fontstack}/{range}.pbf`,
      sprite: `${this.origin}/signs`,
      sources: { land: { type: 'vector', tiles: [`${this.origin}/tiles/{z}/{x}/{y}.pbf`], maxzoom: 14 } },
      layers: [
        { id: 'ground', type: 'fill', source: 'land', 'source-layer': 'ground', paint: { 'fill-color': colour } },
        {
          id: 'town',
          type: 'symbol',
          source: 'land',
          'source-layer': 'town',
          layout: { 'text-field': 'Ville', 'text-font': ['Figtree'], 'icon-image': 'sign' },
        },
      ],
    };
  }
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, content: Iterable<number>) => {
  const all = [...content];
  return [...varint((field << 3) | 2), ...varint(all.length), ...all];
};
const packed = (field: number, values: number[]) => bytes(field, values.flatMap(varint));
const text = (field: number, words: string) => bytes(field, Buffer.from(words));

/** A vector tile (Mapbox Vector Tile 2): a square that fills it, and a town in its middle. */
function tile(): Buffer {
  const layer = (name: string, kind: number, geometry: number[]) =>
    bytes(3, [...text(1, name), ...bytes(2, [...number(3, kind), ...packed(4, geometry)]), ...number(5, 4096), ...number(15, 2)]);
  const square = [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15];
  return Buffer.from([...layer('ground', 3, square), ...layer('town', 1, [9, 4096, 4096])]);
}

/** Letters as distance fields: each is a block. */
function letters(): Buffer {
  const [width, height, margin] = [8, 12, 3];
  const bitmap = new Uint8Array((width + 2 * margin) * (height + 2 * margin)).fill(255);
  const glyph = (letter: string) =>
    bytes(3, [
      ...number(1, letter.charCodeAt(0)),
      ...bytes(2, bitmap),
      ...number(3, width),
      ...number(4, height),
      ...number(5, 0),
      ...number(6, 0),
      ...number(7, width + 2),
    ]);
  return Buffer.from(bytes(1, [...text(1, 'Figtree'), ...text(2, '0-255'), ...[...new Set('Ville')].flatMap(glyph)]));
}
