/** Where the old words of nurseries wait for the type « Place », which Strapi makes after this: `takeOverVacancies` reads them. */
const storeKey = 'plugin_places_vacancies';
const columns = { state: 'vacancy_state', count: 'vacancy_count', date: 'vacancy_date' };
const facts = { approvedPlaces: 'approved_places', minimumAgeMonths: 'minimum_age_months', maximumAgeMonths: 'maximum_age_months' };

/** Keeps what nurseries said of their free places in fields of their own, which Strapi takes away after this. */
async function up(knex) {
  const hasFields = (await knex.schema.hasTable('nurseries')) && (await knex.schema.hasColumn('nurseries', columns.state));
  if (!hasFields) return;
  const rows = await knex('nurseries')
    .select({ documentId: 'document_id', publishedAt: 'published_at', ...columns, ...facts })
    .where({ locale: 'fr' })
    .whereNotNull(columns.state);
  // What is published counts before a draft.
  const byDocument = new Map();
  for (const row of rows) if (row.publishedAt !== null || !byDocument.has(row.documentId)) byDocument.set(row.documentId, row);
  if (byDocument.size === 0) return;
  const value = [...byDocument.values()].map(({ publishedAt, ...row }) => ({ ...row, date: dayOf(row.date) }));
  await knex('strapi_core_store_settings').insert({ key: storeKey, value: JSON.stringify(value), type: 'object' });
}

/** SQLite keeps a date as a text or as milliseconds, PostgreSQL gives it as a `Date` at midnight of this computer's clock. */
function dayOf(date) {
  if (date === null || date === undefined) return null;
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date)) return date.slice(0, 10);
  return new Date(date).toLocaleDateString('sv-SE');
}

module.exports = { up };
