import type { Core } from '@strapi/strapi';
import { isOn } from '../src/setup/is-on';

type Env = Core.Config.Shared.ConfigParams['env'];

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwt: { expiresIn: '30d' },
      // By the visitor's address, which a whole company may share; the worker limits tries by account besides.
      ratelimit: { enabled: isOn(env('RATE_LIMIT', '1')), interval: { min: 5 }, max: 30 },
      register: { allowedFields: [] },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: smtpOptions(env),
      settings: {
        defaultFrom: env('SMTP_FROM', 'no-reply@localhost'),
        defaultReplyTo: env('SMTP_REPLY_TO', env('SMTP_FROM', 'no-reply@localhost')),
      },
    },
  },
  upload: {
    config: {
      ...(env('UPLOAD_PROVIDER', 'local') === 'aws-s3' ? { provider: 'aws-s3', providerOptions: s3Options(env) } : {}),
      // The site resizes at its edge; the admin panel only needs the thumbnail, which is always made.
      breakpoints: {},
    },
  },
});

function smtpOptions(env: Env) {
  return {
    host: env('SMTP_HOST', '127.0.0.1'),
    port: env.int('SMTP_PORT', 25),
    secure: isOn(env('SMTP_SECURE', '0')),
    ignoreTLS: isOn(env('SMTP_IGNORE_TLS', '0')),
    ...(env('SMTP_USER') ? { auth: { user: env('SMTP_USER'), pass: env('SMTP_PASSWORD') } } : {}),
    // The worker waits for the answer while a visitor waits for the worker.
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
  };
}

function s3Options(env: Env) {
  const acl = env('S3_ACL', '');
  // Whatever else there is would have each address signed for each reader, which no cache can keep.
  if (acl !== '' && acl !== 'public-read') throw new Error('S3_ACL is public-read or nothing');
  return {
    baseUrl: env('S3_BASE_URL'),
    rootPath: env('S3_ROOT_PATH', ''),
    s3Options: {
      credentials: { accessKeyId: env('S3_ACCESS_KEY_ID'), secretAccessKey: env('S3_SECRET_ACCESS_KEY') },
      region: env('S3_REGION', 'eu-west-3'),
      ...(env('S3_ENDPOINT') ? { endpoint: env('S3_ENDPOINT'), forcePathStyle: true } : {}),
      // The provider would set public-read by itself where no ACL is named, which Amazon's buckets and R2 refuse.
      params: { Bucket: env('S3_BUCKET'), ACL: acl || undefined },
      // Checksums behind the body are Amazon's own; TLS says already whether it is whole.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}
