import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A scene that no encoder can reduce to a single colour. */
function drawing(width: number, height: number): Buffer {
  const circles = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [((index * 37) % 100) / 100, ((index * 61) % 100) / 100];
    return `<circle cx="${x * width}" cy="${y * height}" r="${width / 9}" fill="hsl(${index * 30} 70% 55%)"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circles.join('')}</svg>`);
}

const still = (width: number, height: number) => sharp(drawing(width, height)).flatten({ background: '#fff9f2' });

async function animation() {
  const frames = ['#06cec8', '#ffd166', '#ffe3d8'].map((background) =>
    sharp({ create: { width: 200, height: 120, channels: 3, background } }),
  );
  const buffers = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(buffers, { join: { animated: true } });
}

/** A PNG that says how large it is, and holds nothing else: what it would unpack to is up to who believes it. */
export function pngHeader(width: number, height: number): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), frame.length - 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Real files of every kind that somebody may upload, and some that nobody should, by name. */
export async function createSamplePictures(): Promise<Map<string, Buffer>> {
  const photo = await still(1600, 1200).jpeg({ quality: 85 }).toBuffer();
  const png = await sharp(drawing(1000, 500)).png().toBuffer();
  return new Map<string, Buffer>([
    ['photo.jpg', photo],
    // Shown as 1200 × 1600.
    ['turned.jpg', await still(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['progressive.jpg', await still(900, 700).jpeg({ progressive: true }).toBuffer()],
    ['print.jpg', await still(800, 600).toColourspace('cmyk').jpeg().toBuffer()],
    ['alpha.png', png],
    ['palette.png', await still(700, 500).png({ palette: true }).toBuffer()],
    ['small.png', await still(40, 30).png().toBuffer()],
    ['lossy.webp', await still(1000, 700).webp().toBuffer()],
    ['lossless.webp', await still(500, 300).webp({ lossless: true }).toBuffer()],
    ['alpha.webp', await sharp(drawing(600, 400)).webp().toBuffer()],
    ['moving.webp', await (await animation()).webp().toBuffer()],
    ['moving.gif', await (await animation()).gif().toBuffer()],
    ['photo.avif', await still(640, 480).avif({ effort: 0 }).toBuffer()],
    ['empty.jpg', Buffer.alloc(0)],
    ['truncated.jpg', photo.subarray(0, 20_000)],
    ['truncated.png', png.subarray(0, -40)],
    ['truncated.webp', (await still(1000, 700).webp().toBuffer()).subarray(0, -100)],
    ['truncated.avif', (await still(640, 480).avif({ effort: 0 }).toBuffer()).subarray(0, -100)],
    ['bomb.png', pngHeader(30_000, 30_000)],
    ['page.jpg', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['drawing.jpg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['document.jpg', Buffer.from('%PDF-1.7 nothing')],
  ]);
}
