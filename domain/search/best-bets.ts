import { contentPath, fixedPath } from '../addresses/fixed-path.ts';
import type { Locale } from '../locale.ts';
import { toSearchWords } from '../text/search-words.ts';
import { toSearchTerms } from './search-terms.ts';

interface BestBet {
  path(locale: Locale): string;
  /** Words that ask for the page, in both languages: all words of one of these are in the query. */
  phrases: string[];
}

/**
 * Pages that readers mean by words which stand everywhere, or nowhere: they come before all results. What is said of each is in
 * the files `head.ts` of `client/i18n/` (`siteSearch.bestBets`); a new line here is asked for there.
 */
export const bestBets = {
  followUp: {
    path: (locale) => fixedPath('/suivi-de-demande', locale),
    phrases: [
      ...['annuler', 'annulation', 'suivi', 'suivre demande', 'ma demande', 'mon dossier', 'modifier demande', 'retirer demande'],
      ...['numero dossier', 'reponse', 'cancel', 'track', 'follow up', 'withdraw', 'my request', 'my application'],
    ],
  },
  cost: {
    path: (locale) => contentPath('cout-place-en-creche', locale),
    phrases: ['prix', 'cout', 'couter', 'tarif', 'combien', 'simulateur', 'simulation', 'price', 'cost', 'how much', 'fee', 'simulator'],
  },
  preRegistration: {
    path: (locale) => contentPath('pre-inscription-enfant-creche', locale),
    phrases: [
      ...['inscription', 'inscrire', 'preinscription', 'demander place', 'demande place', 'pre inscription'],
      ...['registration', 'register', 'apply', 'request place', 'pre registration'],
    ],
  },
  placeAlert: {
    path: (locale) => fixedPath('/alerte-place', locale),
    phrases: ['alerte', 'prevenir', 'notification', 'alert', 'notify'],
  },
  contact: {
    path: (locale) => contentPath('contact', locale),
    phrases: ['contact', 'contacter', 'telephone', 'joindre', 'adresse mail', 'phone', 'call'],
  },
  account: {
    path: (locale) => fixedPath('/compte', locale),
    phrases: ['mot passe', 'connexion', 'connecter', 'mon compte', 'password', 'sign in', 'log in', 'my account'],
  },
} satisfies Record<string, BestBet>;

/** A page that readers mean by some words. */
export type BestBetName = keyof typeof bestBets;

const mostBets = 2;
/** A longer query is about something of its own. */
const mostWords = 4;

/** The pages a query asks for by words that are everywhere, in the order of the list. */
export function bestBetsFor(text: string): BestBetName[] {
  // « suivi de ma demande » asks as « ma demande » does: little words count, and « prix de la crèche à Lyon » is short without them.
  const words = new Set(toSearchWords(text).flatMap((word) => [word, word.replace(/s$/, '')]));
  if (toSearchTerms(text).length > mostWords) return [];
  const isAsked = (phrase: string) => phrase.split(' ').every((word) => words.has(word));
  const names = Object.keys(bestBets) as BestBetName[];
  return names.filter((name) => bestBets[name].phrases.some(isAsked)).slice(0, mostBets);
}
