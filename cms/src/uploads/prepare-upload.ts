import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { type FileKind, readKind } from './file-kind';
import { fitPicture, type KeptKind, type PictureKind, PictureProblem } from './fit-picture';

/** A file as Strapi takes it from a request. */
export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

const pictureKinds: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'svg'] satisfies PictureKind[];
const isPicture = (kind: FileKind): kind is PictureKind => pictureKinds.includes(kind);

/** What is kept as it comes, by its ending. */
const keptAsTheyAre: Partial<Record<FileKind, { extension: string; mime: string; mostBytes: number }>> = {
  mp4: { extension: '.mp4', mime: 'video/mp4', mostBytes: 200_000_000 },
  webm: { extension: '.webm', mime: 'video/webm', mostBytes: 200_000_000 },
  pdf: { extension: '.pdf', mime: 'application/pdf', mostBytes: 20_000_000 },
};

const extensions: Record<KeptKind, readonly string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  avif: ['.avif'],
};

const reasons: Partial<Record<FileKind, string>> = {
  heic: 'est au format HEIC, que les navigateurs n’affichent pas : exportez la photo en JPEG (iPhone : Réglages, Appareil photo, Formats, « Le plus compatible »)',
  quicktime: 'est un film QuickTime, que tous les navigateurs ne lisent pas : exportez-le en MP4 (H.264)',
};
const otherwise = 'n’est pas d’un type accepté : images JPEG, PNG, WebP, AVIF, GIF, TIFF ou SVG, films MP4 ou WebM, documents PDF';

/** Refuses a file with a sentence that names it. */
function refuse(file: UploadedFile, reason: string): never {
  throw new errors.ApplicationError(`Le fichier « ${file.originalFilename ?? 'sans nom'} » ${reason}.`);
}

/**
 * A file as the media library keeps it, or a refusal in French: what the site cannot show never reaches a field. `replaced` is
 * the ending of the file whose place it takes, which keeps its address.
 */
export async function prepareUpload(file: UploadedFile, replaced?: string): Promise<UploadedFile> {
  const kind = await readKind(file.filepath);
  if (isPicture(kind)) return preparePicture(file, { kind, replaced });
  const kept = keptAsTheyAre[kind] ?? refuse(file, reasons[kind] ?? otherwise);
  if (replaced && replaced.toLowerCase() !== kept.extension) refuse(file, `ne peut remplacer qu’un fichier ${kept.extension}`);
  if (file.size > kept.mostBytes) refuse(file, `pèse plus de ${kept.mostBytes / 1_000_000} Mo`);
  return renamed(file, kept);
}

async function preparePicture(file: UploadedFile, { kind, replaced }: { kind: PictureKind; replaced?: string }): Promise<UploadedFile> {
  const as = replaced === undefined ? undefined : keptKindOf(replaced);
  if (as === null) refuse(file, `ne peut pas remplacer un fichier ${replaced}`);
  const { kind: kept, bytes } = await fitPicture(file.filepath, { kind, size: file.size, as }).catch((error: unknown) => {
    if (error instanceof PictureProblem) return refuse(file, error.message);
    throw error;
  });
  const [extension = ''] = extensions[kept];
  const named = renamed(file, { extension, mime: `image/${kept}` });
  if (!bytes) return named;
  const filepath = `${file.filepath}.fitted`;
  await writeFile(filepath, bytes);
  return { ...named, filepath, size: (await stat(filepath)).size };
}

function keptKindOf(extension: string): KeptKind | null {
  const entry = Object.entries(extensions).find(([, endings]) => endings.includes(extension.toLowerCase()));
  return (entry?.[0] as KeptKind | undefined) ?? null;
}

/** The ending is what the file is: others would be served as something else. */
function renamed(file: UploadedFile, { extension, mime }: { extension: string; mime: string }): UploadedFile {
  const { name, ext } = path.parse(file.originalFilename ?? 'fichier');
  const isRight = ext.toLowerCase() === extension || (extension === '.jpg' && ext.toLowerCase() === '.jpeg');
  return { ...file, originalFilename: isRight ? name + ext : name + extension, mimetype: mime, detectedMimeType: mime };
}

/** Whether a file is shown as a picture, and so has to be described to who does not see it. */
export async function isShown(file: UploadedFile): Promise<boolean> {
  return isPicture(await readKind(file.filepath));
}
