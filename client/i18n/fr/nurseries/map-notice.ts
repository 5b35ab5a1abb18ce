/** What a page says around its map; the map's own words come with its code. */
export const mapNotice = {
  show: 'Afficher la carte',
  coming: 'La carte s’affiche dès que vous parcourez la page.',
  needsScript: 'La carte demande JavaScript\u202f: la liste dit la même chose.',
  failed: 'La carte ne peut pas s’afficher dans ce navigateur. Les adresses restent toutes sur cette page.',
  plain: 'Le plan détaillé n’a pas répondu\u202f: voici une carte simplifiée.',
  searchZone: 'Chercher dans cette zone',
  nearest: (shown: number) => `La carte montre les ${shown} premières crèches de la liste\u202f: rapprochez-vous pour voir les autres.`,
  view: { label: 'Affichage', list: 'Liste', map: 'Carte' },
};
