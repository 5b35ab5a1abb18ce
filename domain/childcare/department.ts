/**
 * The department of a place: from its INSEE code where it has one, since 26 communes have the postal code of a neighbour;
 * else from its postal code. Overseas it has three characters. Null where neither is a code.
 */
export function departmentOf(place: { inseeCode: string | null; postalCode: string | null }): string | null {
  if (place.inseeCode && /^(?:\d{2}|2[AB])\d{3}$/.test(place.inseeCode)) return prefixOf(place.inseeCode);
  if (!place.postalCode || !/^\d{5}$/.test(place.postalCode)) return null;
  if (place.postalCode.startsWith('20')) return place.postalCode < '20200' ? '2A' : '2B';
  return prefixOf(place.postalCode);
}

function prefixOf(code: string): string {
  return code.slice(0, /^9[78]/.test(code) ? 3 : 2);
}

const overseasZones: Record<string, string> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  975: 'America/Miquelon',
  976: 'Indian/Mayotte',
  977: 'America/St_Barthelemy',
  978: 'America/Marigot',
  984: 'Indian/Kerguelen',
  986: 'Pacific/Wallis',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
};

/** The time zone clocks show in a department or overseas territory; Paris where it is not known. */
export function timeZoneOf(department: string | null): string {
  return overseasZones[department ?? ''] ?? 'Europe/Paris';
}
