import { freePort } from './free-port.ts';
import { giveUp, say } from './say.ts';

interface PortChoice {
  /** What `PORT` says; absent or empty where it says nothing. */
  chosen: string | undefined;
  fallback: number;
  /** How the site was started, for the message of a failure. */
  command: string;
}

type Port = { port: number; notice?: string } | { problem: string };

/** The port of the site. One that was chosen is taken or refused; another stands in for the usual one where that is in use. */
export async function choosePort({ chosen, fallback, command }: PortChoice, findFree = freePort): Promise<Port> {
  const number = chosen ? Number(chosen) : fallback;
  if (!Number.isInteger(number) || number < 0 || number > 65535) return { problem: `PORT=${chosen} is not a port number.` };
  const port = await findFree(number);
  if (port !== null) return { port };
  if (chosen) return { problem: `Port ${number} is in use. Stop what uses it, or choose another: PORT=${fallback + 3} ${command}` };
  const other = await findFree(0);
  if (other === null) return { problem: 'No free port was found.' };
  return { port: other, notice: `Port ${number} is in use; the site takes ${other} (choose one with PORT=…)` };
}

/** The port that a script of this folder serves the site at; ends the script where there is none. */
export async function sitePort(choice: Omit<PortChoice, 'chosen'>): Promise<number> {
  const port = await choosePort({ ...choice, chosen: process.env.PORT });
  if ('problem' in port) giveUp(port.problem);
  if (port.notice) say(port.notice);
  return port.port;
}
