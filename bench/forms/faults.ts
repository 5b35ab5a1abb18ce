import type { Stage } from './stage.ts';

/** Something that fails while visitors send forms. */
export interface Fault {
  name: string;
  start?(stage: Stage): unknown;
  /** Begins with the visitors and ends by itself. */
  meanwhile?(stage: Stage): Promise<unknown>;
  end?(stage: Stage): unknown;
}

const killedAfterMilliseconds = 1000;
const afterwards = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const up = ({ proxy, mails }: Stage) => {
  Object.assign(proxy, { mode: 'up', slow: null });
  Object.assign(mails, { mode: 'up', slow: 0 });
};
const nothing: Fault = { name: 'nothing fails' };

/** Those that are over at once: no part has to be started again but the worker. */
export const quickFaults: Fault[] = [
  nothing,
  { name: 'CMS answers 500', start: ({ proxy }) => Object.assign(proxy, { mode: 'failing' }), end: up },
  { name: 'worker killed in the middle', meanwhile: ({ restartWorker }) => restartWorker() },
  { name: 'CMS does it and its answer is lost', start: ({ proxy }) => Object.assign(proxy, { mode: 'losing' }), end: up },
  { name: 'mail server asks to wait (451)', start: ({ mails }) => Object.assign(mails, { mode: 'busy' }), end: up },
];

/** What fails, one after the other; each has an equal share of the visitors. */
export const faults: Fault[] = [
  nothing,
  { name: 'CMS stopped', start: ({ cms }) => cms.stop(), end: ({ cms }) => cms.start() },
  { name: 'CMS answers 500', start: ({ proxy }) => Object.assign(proxy, { mode: 'failing' }), end: up },
  {
    name: 'worker killed in the middle',
    meanwhile: ({ restartWorker }) => afterwards(killedAfterMilliseconds).then(restartWorker),
  },
  { name: 'CMS does it and its answer is lost', start: ({ proxy }) => Object.assign(proxy, { mode: 'losing' }), end: up },
  { name: 'CMS hangs', start: ({ proxy }) => Object.assign(proxy, { mode: 'hanging' }), end: up },
  { name: 'CMS takes 5 s', start: ({ proxy }) => Object.assign(proxy, { slow: () => 5000 }), end: up },
  { name: 'mail server stopped', start: ({ mails }) => mails.stop(), end: ({ mails }) => mails.start() },
  { name: 'mail server asks to wait (451)', start: ({ mails }) => Object.assign(mails, { mode: 'busy' }), end: up },
  { name: 'mail server takes 3 s', start: ({ mails }) => Object.assign(mails, { slow: 3000 }), end: up },
  {
    name: 'CMS stopped and worker killed at once',
    meanwhile: ({ cms, restartWorker }) => Promise.all([cms.stop(), restartWorker()]),
    end: ({ cms }) => cms.start(),
  },
  nothing,
];
