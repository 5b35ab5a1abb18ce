import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';

interface UploadedFile {
  related?: { __type?: string }[] | null;
}

/** Whether a file in the media library is, or is about to be, handed out as a white paper: drafts count. */
export async function isWhitePaper(strapi: Core.Strapi, { hash, ext }: { hash: string; ext: string }): Promise<boolean> {
  const files: UploadedFile[] = await strapi.db.query('plugin::upload.file').findMany({ where: { hash, ext }, populate: ['related'] });
  return files.some(({ related }) => related?.some(({ __type }) => __type === uidOf('white-paper')));
}
