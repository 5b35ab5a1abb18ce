import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { uidOf } from '../editorial/editorial-types';
import { isSame, isSignedFile, signFile, signFilesIn } from '../files/file-link';
import { productConfig } from '../setup/product-config';

/** Pictures and films are for everybody, and are asked for most. */
const open = /\.(?:jpe?g|png|webp|avif|gif|svg|ico|mp4|webm)$/i;

/**
 * Keeps the PDFs of white papers for who has been sent the link of the site: Strapi hands out whatever is under `/uploads`, and
 * tells everybody the name. The worker comes with its token, the admin panel with addresses that are signed here.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { linkSecret: secret, workerApiToken } = productConfig(strapi);
  const sign = (file: string) => signFile({ path: file, secret, now: Date.now() });

  async function isOpen(ctx: Context, file: string): Promise<boolean> {
    if (open.test(file) || isSignedFile({ path: file, secret, now: Date.now() }, ctx.query)) return true;
    if (workerApiToken && isSame(ctx.get('authorization'), `Bearer ${workerApiToken}`)) return true;
    const { name: hash, ext } = path.posix.parse(file);
    return !(await isWhitePaper(strapi, { hash, ext }));
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const file = readPath(ctx.path);
    if (file?.startsWith('/uploads/') && !(await isOpen(ctx, file))) {
      ctx.status = 404;
      return;
    }
    await next();
    if (ctx.state.auth?.strategy?.name === 'admin') signFilesIn(ctx.body, sign);
  };
};

/** As the file server reads it; null for what it refuses. */
function readPath(raw: string): string | null {
  try {
    return path.posix.normalize(decodeURIComponent(raw));
  } catch {
    return null;
  }
}

interface UploadedFile {
  related?: { __type?: string }[] | null;
}

/** Whether a file in the media library is, or is about to be, handed out as a white paper: drafts count. */
async function isWhitePaper(strapi: Core.Strapi, { hash, ext }: { hash: string; ext: string }): Promise<boolean> {
  const files: UploadedFile[] = await strapi.db.query('plugin::upload.file').findMany({ where: { hash, ext }, populate: ['related'] });
  return files.some(({ related }) => related?.some(({ __type }) => __type === uidOf('white-paper')));
}
