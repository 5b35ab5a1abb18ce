export const stories = {
  read: 'Lire son histoire',
  note: 'Ces récits ont été recueillis, choisis et mis en forme par notre équipe avec leurs auteurs. Ce ne sont pas des avis en ligne.',
  rules: 'Nos règles de publication',
};
