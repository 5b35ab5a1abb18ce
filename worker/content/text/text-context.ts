import type { Reject } from '../content-query.ts';
import type { KnownHosts } from '../media/editor-address.ts';
import type { LibraryPictures } from '../media/media-library.ts';

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
