import type { Facts } from '../formats/format';
import { fold } from '../reading/fold';

/** A nursery of ours as plans know it: all of its facts, in the names of our own files. */
export interface NurseryBrief {
  documentId: string;
  isOnline: boolean;
  /** Its draft is newer than what is online: somebody has not finished. */
  isModified: boolean;
  facts: Facts;
}

/** Finds the nursery that a cell names: by slug, address of its page, SIRET, or a name that only one has. */
export function createNurseryFinder(nurseries: readonly NurseryBrief[]): (text: string) => NurseryBrief | 'unknown' | 'ambiguous' {
  const byKey = new Map<string, NurseryBrief>();
  const byName = new Map<string, NurseryBrief | 'ambiguous'>();
  const nameIt = (name: string, nursery: NurseryBrief) => byName.set(name, byName.has(name) ? 'ambiguous' : nursery);
  for (const nursery of nurseries) {
    const { slug, siret, name, cityName } = nursery.facts;
    byKey.set(String(slug), nursery);
    if (siret) byKey.set(String(siret), nursery);
    nameIt(fold(String(name)), nursery);
    if (cityName) nameIt(fold(`${name} ${cityName}`), nursery);
  }
  return (text) => {
    const [path = ''] = text.trim().split(/[?#]/);
    const slug = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
    return byKey.get(slug.toLowerCase()) ?? byKey.get(text.replaceAll(/\s/g, '')) ?? byName.get(fold(text)) ?? 'unknown';
  };
}
