import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function written(log: (logger: ReturnType<typeof createLogger>) => void): { line: string; fields: Record<string, unknown> } {
  const lines: string[] = [];
  log(createLogger((line) => lines.push(line)));
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  return { line, fields: JSON.parse(line) };
}

test('what the CMS quotes in its messages is in no line', () => {
  const cause = new Error('Invalid value: password=hunter2, marie@exemple.fr');
  const error = new Error('cms: wrong\nidentifier: "marie@exemple.fr" password=hunter2 Bearer abcdefghijkl', { cause });
  const { line, fields } = written((logger) => logger.error('account-call-failed', error, { path: '/auth/local', status: 500 }));
  expect(line).not.toMatch(/hunter2|marie|abcdefghijkl/);
  expect(fields).toMatchObject({ level: 'error', event: 'account-call-failed', path: '/auth/local', status: 500, name: 'Error' });
  expect(fields.message).toContain('cms: wrong');
  expect(fields.stack).toMatch(/^ +at .*logger\.test\.ts/);
});

test('what is thrown and no error is scrubbed too, and so are reasons', () => {
  expect(written((logger) => logger.error('x', 'token: abc marie@exemple.fr')).line).not.toMatch(/abc|marie/);
  const { fields } = written((logger) =>
    logger.warn('content-rejected', { type: 'nursery', id: 'n1', reason: 'received "06 12 34 56 78"' }),
  );
  expect(fields).toEqual({ level: 'warn', event: 'content-rejected', type: 'nursery', id: 'n1', reason: 'received [removed]' });
});
