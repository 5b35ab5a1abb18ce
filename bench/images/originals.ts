import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { templatePublicFolder } from '../../harness/site/template.ts';
import { createSamplePictures } from '../../test/helpers/sample-pictures.ts';

export interface Original {
  bytes: Buffer;
  ending: string;
}

export type OriginalName = 'scene' | 'nursery' | 'portrait' | 'alpha' | 'photograph';

/** A picture with the noise of a camera, larger than any the seed has. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = sharp({ create: { width, height, channels: 3, background: '#a88', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
  return sharp(await noise.blur(2).png({ compressionLevel: 1 }).toBuffer())
    .jpeg({ quality: 85 })
    .toBuffer();
}

function seeded(start: string): Original {
  const folder = path.join(templatePublicFolder, 'uploads');
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.jpg'));
  if (!name) throw new Error(`the seed has no ${start}`);
  return { bytes: readFileSync(path.join(folder, name)), ending: 'jpg' };
}

async function alpha(): Promise<Original> {
  const bytes = (await createSamplePictures()).get('alpha.png');
  if (!bytes) throw new Error('there is no sample picture with transparency');
  return { bytes, ending: 'png' };
}

const makers: Record<OriginalName, () => Original | Promise<Original>> = {
  scene: () => seeded('scene_hero_accueil'),
  nursery: () => seeded('nursery_4'),
  portrait: () => seeded('portrait_8'),
  alpha,
  photograph: async () => ({ bytes: await photograph(), ending: 'jpg' }),
};

const made = new Map<OriginalName, Promise<Original>>();

/** The picture of a name, made or read once. */
export function originalOf(name: OriginalName): Promise<Original> {
  const making = made.get(name) ?? Promise.resolve(makers[name]());
  made.set(name, making);
  return making;
}
