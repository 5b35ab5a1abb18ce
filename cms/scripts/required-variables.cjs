const shared = ['WORKER_API_TOKEN', 'PREVIEW_SECRET', 'LINK_SECRET'];
const always = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  ...shared,
  'ADMIN_EMAIL',
  'SITE_URL',
];

const conditional = [
  [(env) => env.WEBHOOK_URL, ['WEBHOOK_SECRET']],
  [(env) => env.DATABASE_CLIENT === 'postgres', ['DATABASE_URL']],
  [(env) => env.SMTP_HOST, ['SMTP_FROM']],
  [(env) => env.UPLOAD_PROVIDER === 'aws-s3', ['S3_BUCKET', 'S3_BASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [(env) => env.GOOGLE_CLIENT_ID, ['GOOGLE_CLIENT_SECRET', 'PUBLIC_URL']],
];

/** Characters at least. Who has one token can try keys of the two that sign sessions on a machine of their own, for ever. */
const leastLengths = {
  APP_KEYS: 16,
  ADMIN_JWT_SECRET: 32,
  API_TOKEN_SALT: 16,
  TRANSFER_TOKEN_SALT: 16,
  JWT_SECRET: 32,
  ENCRYPTION_KEY: 32,
  ...Object.fromEntries([...shared, 'WEBHOOK_SECRET'].map((name) => [name, 16])),
  ADMIN_PASSWORD: 10,
};

const placeholder = /example|exemple|change.?me|to.?be.?modified|placeholder|^(?:secret|password|todo|xxx)/i;
const leastDifferentCharacters = 6;

/** The names of all variables that must be set and are not: one error tells everything there is to do. */
function missingVariables(env) {
  const wanted = [...always, ...conditional.flatMap(([applies, names]) => (applies(env) ? names : []))];
  return wanted.filter((name) => !env[name]);
}

/** The secrets that somebody could guess, each with what is wrong with it; their values are told to nobody. */
function weakSecrets(env) {
  return Object.entries(leastLengths).flatMap(([name, least]) => {
    const values = !env[name] ? [] : name === 'APP_KEYS' ? env[name].split(',').map((key) => key.trim()) : [env[name]];
    if (values.some((value) => placeholder.test(value) || new Set(value).size < leastDifferentCharacters)) return `${name} (a placeholder)`;
    return values.some((value) => value.length < least) ? `${name} (${least} characters at least)` : [];
  });
}

module.exports = { missingVariables, weakSecrets };
