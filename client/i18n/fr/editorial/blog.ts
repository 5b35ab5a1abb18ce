export const blog = {
  feed: 'S’abonner par flux RSS',
  otherBlogs: 'Les trois blogs',
  featured: 'Le dernier article',
  latest: 'Les autres articles',
  empty: 'Aucun article n’est publié ici pour le moment.',
  by: 'Par',
  published: 'Publié le',
  updated: 'Mis à jour le',
  contents: 'Dans cet article',
  tags: 'Sujets abordés',
  related: 'À lire ensuite',
  allArticles: 'Tous les articles du blog',
};
