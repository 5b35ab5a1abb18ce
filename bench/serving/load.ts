import { Agent, get } from 'node:http';
import path from 'node:path';
import { run } from '../../harness/local/child-process.ts';

/** Addresses that are asked for in turn; `#` in the pattern is a number of six digits. */
export interface Addresses {
  pattern: string;
  first: number;
  count: number;
}

export interface Load {
  requests: number;
  perSecond: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds to the first and to the last byte of the body. */
  firstByte: number;
  lastByte: number;
}

const connections = 16;
// Frameworks wait for the whole page where they see a bot or nobody they know.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const headers = { accept: 'text/html', 'user-agent': userAgent };

export const addressAt = ({ pattern, first, count }: Addresses, index: number) => pattern.replace('#', String(first + (index % count)));

/** Loads a worker with wrk; throws where anything but 2xx comes back. */
export async function loadWith(url: string, addresses: Addresses, seconds: number): Promise<Load> {
  const lines: string[] = [];
  const script = path.join(import.meta.dirname, 'rotate.lua');
  const headerParameters = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...headerParameters, url];
  const rotation = ['--', addresses.pattern, String(addresses.first), String(addresses.count)];
  await run('wrk', [...parameters, ...rotation], { onLine: (line) => lines.push(line) }).ended;
  const output = lines.join('\n');
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const load = { requests: number(/(\d+) requests in/), perSecond: number(/Requests\/sec:\s+([\d.]+)/) };
  if (Number.isNaN(load.requests) || /Non-2xx/.test(output)) throw new Error(`wrk (Debian's package) says:\n${output}`);
  return load;
}

/** One reader on one connection. */
export function createReader(url: string): { read(address: string): Promise<Answer>; leave(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    read: (address) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        let firstByte: number | null = null;
        const request = get(url + address, { agent, headers }, (response) => {
          response.on('data', () => {
            firstByte ??= performance.now() - startedAt;
          });
          response.on('end', () => {
            const lastByte = performance.now() - startedAt;
            resolve({ status: response.statusCode ?? 0, headers: response.headers, firstByte: firstByte ?? lastByte, lastByte });
          });
        });
        request.on('error', reject);
      }),
    leave: () => agent.destroy(),
  };
}

/** A document as text, as a person's browser asks for it. */
export async function readText(url: string, address: string): Promise<string> {
  const response = await fetch(url + address, { headers });
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
