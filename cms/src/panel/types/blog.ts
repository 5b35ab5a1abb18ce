import { scheduleRow, type TypeLayout } from '../type-layout';

export const article: TypeLayout = {
  title: 'title',
  sort: 'publishedOn:desc',
  columns: ['title', 'category', 'publishedOn', 'publishAt'],
  rows: [
    ['title'],
    ['slug', 'category'],
    ['excerpt'],
    ['cover', 'author'],
    ['body'],
    ['publishedOn', 'updatedOn'],
    ['tags'],
    ['related'],
    ['seo'],
    scheduleRow,
  ],
  // Counted from the body.
  hidden: ['readingMinutes'],
  hints: { excerpt: 'Deux ou trois phrases, montrées dans les listes et sous le titre.', category: 'Le blog où paraît l’article.' },
};

export const articleCategory: TypeLayout = {
  title: 'title',
  sort: 'key:asc',
  columns: ['title', 'key', 'updatedAt'],
  rows: [['title', 'key'], ['intro'], ['seo'], scheduleRow],
  hints: { key: 'Le public de ce blog ; ne se change pas.' },
};

export const faqEntry: TypeLayout = {
  title: 'question',
  sort: 'position:asc',
  columns: ['question', 'category', 'group', 'position', 'updatedOn'],
  rows: [['question'], ['slug', 'category'], ['group', 'position'], ['answer'], ['related'], ['updatedOn'], ['seo'], scheduleRow],
  hints: { group: 'Le titre sous lequel la question est rangée.' },
};

export const lexiconTerm: TypeLayout = {
  title: 'term',
  sort: 'term:asc',
  columns: ['term', 'slug', 'updatedAt'],
  rows: [['term', 'slug'], ['definition'], ['aliases'], ['related'], scheduleRow],
  labels: { related: 'Termes voisins' },
};

export const whitePaper: TypeLayout = {
  title: 'title',
  sort: 'publishedOn:desc',
  columns: ['title', 'category', 'publishedOn', 'pageCount'],
  rows: [
    ['title'],
    ['slug', 'category'],
    ['summary'],
    ['cover', 'file'],
    ['pageCount', 'publishedOn'],
    ['keyPoints'],
    ['contents'],
    ['seo'],
    scheduleRow,
  ],
  hints: { file: 'Le PDF, envoyé par e-mail à qui remplit le formulaire ; il n’est pas public.' },
};
