const always = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'WORKER_API_TOKEN',
  'PREVIEW_SECRET',
  'LINK_SECRET',
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

/** The names of all variables that must be set and are not: one error tells everything there is to do. */
function missingVariables(env) {
  const wanted = [...always, ...conditional.flatMap(([applies, names]) => (applies(env) ? names : []))];
  return wanted.filter((name) => !env[name]);
}

module.exports = { missingVariables };
