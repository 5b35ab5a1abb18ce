const { randomBytes } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { weakSecrets } = require('./required-variables.cjs');

const usage = 'Usage: node scripts/make-variables.cjs [NAME=value …] > FILE: the variables of a CMS, with fresh secrets';
const fresh = () => randomBytes(16).toString('hex');

/** As Node.js, systemd and Compose all read it: they agree on what stands between single quotes. */
function quoted(name, value) {
  if (!/[^\w.:/@%+,=?&*-]/.test(value)) return value;
  if (/['\r\n]/.test(value)) throw new Error(`${name} may hold neither a single quote nor a line break.`);
  return `'${value}'`;
}

/** The lines of `.env.example` with the values that are given, and a fresh secret wherever it has none that can be used. */
function makeVariables(example, given) {
  const left = new Map(given);
  const lines = example.split('\n').map((line) => {
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (!name) return line;
    if (left.has(name)) {
      const chosen = left.get(name);
      left.delete(name);
      return `${name}=${quoted(name, chosen)}`;
    }
    const isWanted = name === 'WEBHOOK_SECRET' || weakSecrets({ [name]: value }).length > 0;
    return isWanted ? `${name}=${value.split(',').map(fresh).join(',')}` : line;
  });
  if (left.size > 0) throw new Error(`The CMS has no variable ${[...left.keys()].join(', ')}. ${usage}`);
  return lines.join('\n');
}

function main() {
  const given = process.argv.slice(2).map((word) => {
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/s.exec(word) ?? [];
    if (!name) throw new Error(usage);
    return [name, value];
  });
  process.stdout.write(makeVariables(readFileSync(path.join(__dirname, '../.env.example'), 'utf8'), given));
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
