import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { root } from '../../../harness/local/paths.ts';

const folder = path.join(root, 'docs/pictures');
const width = 1100;

/** Keeps what the panel shows as a picture of the editors' guide, where `WRITE_PICTURES=1` asks for it. */
export async function keepPicture(panel: Page, name: string): Promise<void> {
  if (!process.env.WRITE_PICTURES) return;
  // Without the note that says for a while what was done.
  const style = '[role="status"], [role="alert"] { visibility: hidden }';
  const picture = sharp(await panel.screenshot({ animations: 'disabled', style }));
  await picture
    .resize({ width })
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`));
}
