import { readFile as readBytes } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date';
import { type ExportedFile, exportFile } from '../exporting/export-file';
import { type FormatName, formatNames } from '../formats/format';
import { openDataSources } from '../formats/open-data';
import { rowOutcomes } from '../planning/plan';
import { dateCell } from '../reading/dates';
import { BrokenFile } from '../reading/problem';
import { toRowView, toRunView } from '../words/import-view';
import { tellProblem, wordsOf } from '../words/words';
import { createFromCandidate } from './create-from-candidate';
import { applyImport, findRun, startImport, undoImport } from './import-runs';
import { candidateUid, type ImportRow, type ImportRun, nurseryUid, placeUid, rowUid, runUid } from './import-types';
import { readFile } from './plan-file';

interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
  size: number;
}

interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: Record<string, unknown>; files?: { files?: UploadedFile | UploadedFile[] } };
  state: {
    userAbility?: { can(action: string, subject: string): boolean };
    user?: { firstname?: string; lastname?: string; email?: string };
  };
  status: number;
  type: string;
  body: unknown;
  attachment(name: string): void;
}

type Handler = (context: AdminContext, strapi: Core.Strapi) => Promise<void>;

const largestBytes = 20_000_000;
const shownRuns = 20;
const mostRows = 200;

/** What of which types an import of each kind writes: who may do all of that by hand may import it. */
const neededRights: Readonly<Record<'nurseries' | 'places' | 'candidates', readonly (readonly [string, readonly string[]])[]>> = {
  nurseries: [[nurseryUid, ['create', 'update', 'publish']]],
  // An adviser notes single places; a file that tells many nurseries anew is for who keeps the directory.
  places: [
    [placeUid, ['create', 'update', 'delete']],
    [nurseryUid, ['update']],
  ],
  candidates: [
    [candidateUid, ['create', 'update']],
    [nurseryUid, ['update']],
  ],
};

function may({ state }: AdminContext, format: FormatName): boolean {
  const kind = openDataSources[format] ? 'candidates' : format === 'places' ? 'places' : 'nurseries';
  return neededRights[kind].every(([uid, actions]) =>
    actions.every((action) => state.userAbility?.can(`plugin::content-manager.explorer.${action}`, uid) ?? false),
  );
}

const mayAny = (context: AdminContext) => formatNames.some((format) => may(context, format));

function answer(context: AdminContext, status: number, body: unknown): void {
  context.status = status;
  context.body = body;
}

/** As Strapi answers, so that its panel tells the message. */
const refuse = (context: AdminContext, status: number, message = '') =>
  answer(context, status, { error: { status, name: 'ImportError', message } });
const forbid = (context: AdminContext) => refuse(context, 403, 'Forbidden');
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Reads a file and begins to compare it; a file that cannot be read is answered with the reason, and leaves nothing. */
const upload: Handler = async (context, strapi) => {
  const words = wordsOf(context.query.language);
  const [file] = [context.request.files?.files ?? []].flat();
  if (!mayAny(context)) return forbid(context);
  if (!file || file.size > largestBytes) return refuse(context, 400, tellProblem(words, { code: file ? 'too-large' : 'empty-file' }));
  const { body = {} } = context.request;
  const day = dateCell(textOf(body.reportedOn) ?? '');
  const format = formatNames.find((name) => name === body.format) ?? null;
  try {
    if ('problem' in day) throw new BrokenFile(day.problem);
    const options = { format, reportedOn: day.value === null ? null : String(day.value), licence: textOf(body.licence) };
    const read = readFile(await readBytes(file.filepath), options, todayInParis(Date.now()));
    if (!may(context, read.format.name)) return forbid(context);
    const { firstname, lastname, email } = context.state.user ?? {};
    const actor = [firstname, lastname].filter(Boolean).join(' ') || email || '';
    answer(context, 200, toRunView(await startImport(strapi, read, { fileName: file.originalFilename ?? '', actor }), words));
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    refuse(context, 400, tellProblem(words, error.problem));
  }
};

const list: Handler = async (context, strapi) => {
  if (!mayAny(context)) return forbid(context);
  const words = wordsOf(context.query.language);
  const runs = (await strapi.db.query(runUid as never).findMany({ orderBy: { id: 'desc' }, limit: shownRuns } as never)) as ImportRun[];
  answer(
    context,
    200,
    runs.filter(({ format }) => may(context, format)).map((run) => toRunView(run, words)),
  );
};

/** Hands the run of an address on to who may import files of its kind. */
const ofRun =
  (work: (context: AdminContext, strapi: Core.Strapi, run: ImportRun) => Promise<void>): Handler =>
  async (context, strapi) => {
    const run = await findRun(strapi, Number(context.params.id) || 0);
    if (!run) return refuse(context, 404, 'Not found');
    return may(context, run.format) ? work(context, strapi, run) : forbid(context);
  };

const show = ofRun(async (context, _strapi, run) => answer(context, 200, toRunView(run, wordsOf(context.query.language))));

/** Rows from a place in the order of the file, those of one outcome or state where that is asked. */
const rows = ofRun(async (context, strapi, { id }) => {
  const { outcome, state, after, language } = context.query;
  const where = {
    run: id,
    ...(rowOutcomes.some((each) => each === outcome) && { outcome }),
    ...(typeof state === 'string' && { state }),
  };
  const start = Math.max(0, Number(after) || 0);
  const query = { where, orderBy: { id: 'asc' }, offset: start, limit: mostRows };
  const rows = (await strapi.db.query(rowUid as never).findMany(query as never)) as ImportRow[];
  const total = await strapi.db.query(rowUid as never).count({ where } as never);
  answer(context, 200, { rows: rows.map((row) => toRowView(row, wordsOf(language))), total });
});

const acting = (act: typeof applyImport) =>
  ofRun(async (context, strapi, { id }) => {
    const isBegun = await act(strapi, id);
    const run = await findRun(strapi, id);
    const words = wordsOf(context.query.language);
    if (run && isBegun) answer(context, 200, toRunView(run, words));
    else refuse(context, 409, run ? words.runStates[run.state] : '');
  });

const exporting: Handler = async (context, strapi) => {
  const name = context.params.name === 'places' ? 'places' : 'nurseries';
  if (!may(context, name)) return forbid(context);
  context.attachment(`${name}.csv`);
  context.type = 'text/csv; charset=utf-8';
  context.body = await exportFile(strapi, name satisfies ExportedFile);
};

const createNursery: Handler = async (context, strapi) => {
  if (!may(context, 'cnaf') || !may(context, 'nurseries')) return forbid(context);
  const documentId = await createFromCandidate(strapi, context.params.documentId ?? '');
  if (documentId) answer(context, 200, { documentId });
  else refuse(context, 404, 'Not found');
};

const routes: readonly (readonly ['GET' | 'POST', string, Handler])[] = [
  ['POST', '/imports', upload],
  ['GET', '/imports', list],
  ['GET', '/imports/:id', show],
  ['GET', '/imports/:id/rows', rows],
  ['POST', '/imports/:id/apply', acting(applyImport)],
  ['POST', '/imports/:id/undo', acting(undoImport)],
  ['GET', '/imports/files/:name', exporting],
  ['POST', '/imports/candidates/:documentId/nursery', createNursery],
];

/** The routes of imports, for the panel and for `npm run import`: with the session of the panel, and the rights of its roles. */
export function addImportRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(([method, path, work]) => ({
      method,
      path,
      handler: (context: unknown) => work(context as AdminContext, strapi),
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  } as never);
}
