import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isShown, prepareUpload, type UploadedFile } from './prepare-upload';

interface FileInfo {
  name?: string | null;
  alternativeText?: string | null;
}

interface Data {
  fileInfo?: FileInfo | FileInfo[];
}

interface UploadService {
  upload(request: { data: Data; files: UploadedFile | UploadedFile[] }, options?: { user?: unknown }): Promise<unknown>;
  replace(id: number | string, request: { data: Data; file: UploadedFile }, options?: { user?: unknown }): Promise<unknown>;
  findOne(id: number | string): Promise<{ ext: string } | null>;
}

/** Stands before Strapi's own upload, whoever calls it: the panel, a token, the seed. */
export function prepareUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const [upload, replace] = [service.upload.bind(service), service.replace.bind(service)];

  service.upload = async ({ data, files }, options) => {
    const uploads = [files].flat();
    const infos = [data.fileInfo ?? []].flat();
    if (options?.user) await askForDescriptions(uploads, infos);
    return withPrepared(uploads, undefined, (prepared) => {
      const fileInfo = prepared.map((file, index) => ({ ...infos[index], name: nameOf(file, infos[index]?.name) }));
      const isList = Array.isArray(files);
      return upload(
        { data: { ...data, fileInfo: isList ? fileInfo : fileInfo[0] }, files: isList ? prepared : (prepared[0] as UploadedFile) },
        options,
      );
    });
  };

  service.replace = async (id, { data, file }, options) => {
    const replaced = await service.findOne(id);
    return withPrepared([file], replaced?.ext, ([prepared]) => replace(id, { data, file: prepared ?? file }, options));
  };
}

/** All are prepared before one is kept: of several, none is there already when another is refused. */
async function withPrepared<Result>(files: UploadedFile[], replaced: string | undefined, work: (files: UploadedFile[]) => Promise<Result>) {
  const prepared: UploadedFile[] = [];
  try {
    for (const file of files) prepared.push(await prepareUpload(file, replaced));
    return await work(prepared);
  } finally {
    const made = prepared.filter(({ filepath }, index) => filepath !== files[index]?.filepath);
    for (const { filepath } of made) await rm(filepath, { force: true });
  }
}

/** The name that people see ends as the file does. */
function nameOf({ originalFilename }: UploadedFile, name: string | null | undefined): string {
  const ending = /\.[^.]*$/.exec(originalFilename ?? '')?.[0] ?? '';
  return name ? name.replace(/\.(?:jpe?g|png|webp|gif|tiff?|avif|svg)$/i, ending) : (originalFilename ?? '');
}

async function askForDescriptions(files: UploadedFile[], infos: FileInfo[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (infos[index]?.alternativeText?.trim() || !(await isShown(file))) continue;
    const name = infos[index]?.name ?? file.originalFilename ?? 'sans nom';
    throw new errors.ApplicationError(
      `L’image « ${name} » n’a pas de texte alternatif : décrivez-la en quelques mots pour qui ne la voit pas (le crayon, sur sa vignette), puis envoyez-la à nouveau.`,
    );
  }
}
