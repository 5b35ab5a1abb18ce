import { Agent, get } from 'node:http';
import type { StandInAnswer } from '../../harness/cms-stand-in/cms-stand-in.ts';
import { keptAnswers } from '../kit/kept-answers.ts';

/** As a person's browser asks: frameworks wait for the whole page where they see a bot or nobody they know. */
const headers = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};
const connections = 16;
const firstNumber = 100_000;
/** Puts addresses that follow each other far apart, and comes past each of them once a round. */
const stride = 7919;

interface Kind {
  /** `#` is a number of six digits. */
  pattern: string;
  status: number;
}

const article = '/blog-famille/cout-creche-tarif-psu-#';
/** What is asked for, in turn: pages of several kinds and sizes, payloads, addresses of nothing. */
const kinds: readonly Kind[] = [
  { pattern: article, status: 200 },
  { pattern: '/faq-gestionnaire/comment-declarer-mes-places-disponibles-#', status: 200 },
  { pattern: `${article}/_payload.json?build`, status: 200 },
  { pattern: '/devenir-partenaire-#', status: 200 },
  { pattern: '/blog-famille/cout-creche-tarif-psu-#?utm_source=lettre', status: 200 },
  { pattern: '/temoignages-clients/julie-m-une-place-a-mi-chemin-#', status: 200 },
  { pattern: '/cette-page-manque-#', status: 404 },
  { pattern: '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche-#', status: 200 },
];

/** The request so many of a mix over so many addresses. */
function requestAt(index: number, addresses: number): { address: string; status: number } {
  const number = (index * stride) % addresses;
  const { pattern, status } = kinds[number % kinds.length] ?? { pattern: '/', status: 200 };
  return { address: pattern.replace('#', String(firstNumber + number)), status };
}

/** The CMS of the mix: the seed under any number. */
export const answerForAnyNumber = (): StandInAnswer => keptAnswers((question) => question.replace(/-1\d{5}\b/g, ''));

export interface Visitors {
  /** Asks for a stretch of the mix; throws at an answer that is not the one expected. */
  ask(stretch: { from: number; to: number; addresses: number }): Promise<void>;
  leave(): void;
}

/** Readers side by side, each on a connection of its own. */
export function createVisitors(url: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statusOf = (address: string) =>
    new Promise<number>((resolve, reject) => {
      get(url + address, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      }).on('error', reject);
    });
  return {
    async ask({ from, to, addresses }) {
      let next = from;
      async function visit(): Promise<void> {
        while (next < to) {
          const { address, status } = requestAt(next, addresses);
          next += 1;
          const answered = await statusOf(address);
          if (answered !== status) throw new Error(`${address} answered ${answered}, not ${status}`);
        }
      }
      await Promise.all(Array.from({ length: connections }, visit));
    },
    leave: () => agent.destroy(),
  };
}
