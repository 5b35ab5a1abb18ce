import type { Image } from '../../../client/components/content-types.ts';
import type { KnownHosts } from '../media/editor-address.ts';

/** Called for every entry, block, link or picture that cannot be used: it is left out, the rest is served. */
export type Reject = (type: string, id: string, reason: string) => void;

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
}
