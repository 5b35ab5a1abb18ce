import type { Marked } from 'marked';
import type { Image } from '../../../client/components/content-types.ts';
import type { KnownHosts } from '../media/editor-address.ts';

/** Why something cannot be used; of an entry also the field, as a path. */
export type Problem = string | { field: string; reason: string };
/** Called for every entry, block, link or picture that cannot be used: in a list or a text it is left out, the rest is served. */
export type Reject = (type: string, id: string, problem: Problem) => void;

/** Pictures of the media library by their address there. */
export type LibraryPictures = ReadonlyMap<string, Image>;

/** What a text of an editor is read with. */
export interface TextContext {
  hosts: KnownHosts;
  /** What is known of the media library. */
  pictures: LibraryPictures;
  /** Called with the address of a picture that is not known. */
  wantPicture(url: string): void;
  /** Called with what is left out. */
  reject: Reject;
  /** The library for Markdown, which comes with the first answer of the CMS: its expressions took a tenth of the start of an isolate. */
  Marked: typeof Marked;
}
