/**
 * Names that people use and the official data lacks: communes that merged or were renamed without keeping their name, and
 * quarters that are postal addresses. Each leads to communes by name and department.
 */
export const formerNames: Record<string, [name: string, department: string]> = {
  Évry: ['Évry-Courcouronnes', '91'],
  Courcouronnes: ['Évry-Courcouronnes', '91'],
  'Châlons-sur-Marne': ['Châlons-en-Champagne', '51'],
  'Hénin-Liétard': ['Hénin-Beaumont', '62'],
  Octeville: ['Cherbourg-en-Cotentin', '50'],
  Cherbourg: ['Cherbourg-en-Cotentin', '50'],
  'Arnouville-lès-Gonesse': ['Arnouville', '95'],
};

/** Towns by spellings that are the beginning of other names, so that nobody would take them for a slip. */
export const misspelledNames: Record<string, [name: string, department: string]> = {
  lion: ['Lyon', '69'],
  lile: ['Lille', '59'],
};

export const quarterNames: Record<string, [name: string, department: string][]> = {
  'La Défense': [
    ['Puteaux', '92'],
    ['Courbevoie', '92'],
    ['Nanterre', '92'],
  ],
  'Paris La Défense': [
    ['Puteaux', '92'],
    ['Courbevoie', '92'],
    ['Nanterre', '92'],
  ],
  'Marne-la-Vallée': [
    ['Noisy-le-Grand', '93'],
    ['Torcy', '77'],
    ['Lognes', '77'],
    ['Serris', '77'],
    ['Chessy', '77'],
  ],
  'Val d’Europe': [
    ['Serris', '77'],
    ['Chessy', '77'],
  ],
  'Cergy-Pontoise': [
    ['Cergy', '95'],
    ['Pontoise', '95'],
  ],
  'Saint-Quentin-en-Yvelines': [
    ['Montigny-le-Bretonneux', '78'],
    ['Guyancourt', '78'],
    ['Trappes', '78'],
  ],
  'Sophia Antipolis': [
    ['Valbonne', '06'],
    ['Biot', '06'],
  ],
  'Roissy Charles de Gaulle': [['Roissy-en-France', '95']],
  'Roissy CDG': [['Roissy-en-France', '95']],
  'La Plaine Saint-Denis': [['Saint-Denis', '93']],
  'Bassin d’Arcachon': [
    ['La Teste-de-Buch', '33'],
    ['Gujan-Mestras', '33'],
    ['Arcachon', '33'],
  ],
};

/** Regions until 2015, by the code of what they are part of, and abbreviations of the present ones. */
export const regionNames: Record<string, string> = {
  Alsace: '44',
  'Champagne-Ardenne': '44',
  Lorraine: '44',
  Aquitaine: '75',
  Limousin: '75',
  'Poitou-Charentes': '75',
  Auvergne: '84',
  'Rhône-Alpes': '84',
  'Basse-Normandie': '28',
  'Haute-Normandie': '28',
  Bourgogne: '27',
  'Franche-Comté': '27',
  'Languedoc-Roussillon': '76',
  'Midi-Pyrénées': '76',
  'Nord-Pas-de-Calais': '32',
  Picardie: '32',
  'Région parisienne': '11',
  IDF: '11',
  PACA: '93',
  AURA: '84',
};
