import type { InLanguage } from '../../../components/content-types.ts';

/** A white paper that can be asked for. */
export interface OfferedWhitePaper extends InLanguage {
  slug: string;
  title: string;
}
