import { mostCounted } from '../most-counted.ts';

/** Answers with the criteria of the finder what the list has on all its pages, its first ones where there are many; `langue=en` in English. */
export const mapPointsPath = '/recherche/creches';
export const mapLanguage = 'langue';
export const mostMapPoints = mostCounted;
