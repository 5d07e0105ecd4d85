import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps the mails it receives. */
export type Mailbox = {
  readonly url: string;
  readonly received: readonly ParsedMail[];
  /** Waits for the mail to that address whose subject matches. */
  waitFor(to: string, subject?: RegExp): Promise<ParsedMail>;
  close(): Promise<void>;
};

const PATIENCE_MS = 60_000;

export async function openMailbox(): Promise<Mailbox> {
  const received: ParsedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        for (const look of waiting) look();
        done();
      }, done);
    },
  });
  // Ignore connection errors: a test may kill the sender in the middle of a mail, and that test checks the outcome.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;

  const find = (to: string, subject: RegExp) =>
    received.find((mail) => {
      const recipients = [mail.to ?? []].flat().flatMap((group) => group.value.map((entry) => entry.address));
      return recipients.includes(to) && subject.test(mail.subject ?? '');
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    waitFor: (to, subject = /./) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const mail = find(to, subject);
          if (!mail) return;
          waiting.delete(look);
          clearTimeout(deadline);
          resolve(mail);
        };
        const deadline = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail about ${subject} to ${to}; received ${received.length} in all`));
        }, PATIENCE_MS);
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
