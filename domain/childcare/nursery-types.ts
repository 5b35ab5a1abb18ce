/** The nine types of nursery and their French labels, to the letter of the specification. */
export const nurseryTypeLabels = {
  alternative_reception: 'Accueil alternatif',
  collective_nursery: 'Crèche collective',
  daycare_center: 'Halte garderie',
  family_nursery: 'Crèche familiale',
  home_of_childminders: "Maison d'assistantes maternelles",
  kindergarten: "Jardin d'enfant",
  micro_nurseries: 'Micro-crèche',
  multi_reception_nurseries: 'Crèche multi-accueil',
  parental_nursery: 'Crèche parentale',
} as const;

export type NurseryType = keyof typeof nurseryTypeLabels;

/** In the order lists and explanations show them: the most common first. */
export const nurseryTypes: readonly NurseryType[] = [
  'collective_nursery',
  'micro_nurseries',
  'multi_reception_nurseries',
  'family_nursery',
  'parental_nursery',
  'kindergarten',
  'daycare_center',
  'home_of_childminders',
  'alternative_reception',
];

/** The type a key names, hyphenated variants included (`micro-nurseries`); null for anything else. */
export function toNurseryType(key: string | null | undefined): NurseryType | null {
  const normalized = key?.trim().toLowerCase().replaceAll('-', '_') ?? '';
  return nurseryTypes.find((type) => type === normalized) ?? null;
}

/** How a nursery is paid for: by the national scale (PSU), or at a price of its own with help paid to the family (PAJE). */
export const tariffModes = ['psu', 'paje'] as const;
export type TariffMode = (typeof tariffModes)[number];
