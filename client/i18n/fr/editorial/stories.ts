export const stories = {
  read: 'Lire son histoire',
  note: 'Récits d’exemple, écrits pour ce site de démonstration\u202f: ce ne sont pas des avis recueillis.',
  rules: 'Nos règles de publication',
};
