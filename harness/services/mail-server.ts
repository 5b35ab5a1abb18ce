import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How the mail server behaves: `refusing` answers every recipient with 550, `busy` with 451, `down` takes no connection. */
type MailMode = 'up' | 'refusing' | 'busy';

interface ReceivedMail {
  /** The addresses it was handed over for, which the headers need not tell. */
  to: string[];
  mail: ParsedMail;
  raw: string;
}

export interface MailServer {
  port: number;
  mode: MailMode;
  /** How long it takes for a mail, in milliseconds. */
  slow: number;
  mails: ReceivedMail[];
  /** Mails for an address. */
  to(address: string): ReceivedMail[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

const answers = { refusing: [550, 'No such user'], busy: [451, 'Try again later'] } as const;

/** A mail server that keeps what it is sent, on a port that stays its own while it is stopped. */
export async function startMailServer(port: number): Promise<MailServer> {
  let server: SMTPServer | null = null;
  const mailServer: MailServer = {
    port,
    mode: 'up',
    slow: 0,
    mails: [],
    to: (address) => mailServer.mails.filter(({ to }) => to.includes(address)),
    async stop() {
      const running = server;
      server = null;
      if (running) await new Promise<void>((resolve) => running.close(resolve));
    },
    async start() {
      if (server) return;
      const starting = createServer(mailServer);
      server = starting;
      await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', resolve));
    },
  };
  await mailServer.start();
  return mailServer;
}

function createServer(mailServer: MailServer): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (mailServer.mode === 'up') return done();
      const [responseCode, text] = answers[mailServer.mode];
      done(Object.assign(new Error(text), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        if (mailServer.slow) await new Promise((resolve) => setTimeout(resolve, mailServer.slow));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailServer.mails.push({ to, mail: await simpleParser(raw), raw: raw.toString() });
        done();
      });
    },
  });
  // A client that leaves in the middle is no failure of ours.
  server.on('error', () => {});
  return server;
}
