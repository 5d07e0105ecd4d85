import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { mailFolder } from './written.ts';

/** A mail as it goes out. The same mail sent again is the same message: id and date come with it. */
export type Message = {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
  readonly date: Date;
};

/** Hands a mail over; resolves once it has been taken. Throws when it has not, or when that is not known. */
export type MailTransport = (message: Message) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** SMTP when it is set, otherwise .eml files in `mail/` of the data folder. */
export function mailTransport(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>): MailTransport {
  return config.smtpUrl
    ? overSmtp(config.smtpUrl, config.mailFrom)
    : intoFolder(mailFolder(config), config.mailFrom);
}

/**
 * How the server of that URL is spoken to. Over `smtp://` the connection must become encrypted before anything is said
 * (STARTTLS); `?tls=off` says that the way there is safe by itself, as the way to this very machine is.
 */
export function smtpSettings(given: string) {
  const url = new URL(given);
  const tls = url.searchParams.get('tls');
  // Ours, not the library's, which would take it for settings of the encryption.
  url.searchParams.delete('tls');
  if (url.protocol === 'smtps:') return { url: url.href };
  if (tls === 'off') return { url: url.href, ignoreTLS: true };
  return { url: url.href, requireTLS: tls === 'required' || !isThisMachine(url.hostname) };
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

function overSmtp(url: string, from: string): MailTransport {
  return async (message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...smtpSettings(url),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
    try {
      await transport.sendMail(compose(message, from));
    } finally {
      transport.close();
    }
  };
}

/** Written beside its place and moved there, so that no half mail is ever found; the same mail again takes its own place. */
function intoFolder(folder: string, from: string): MailTransport {
  return async (message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message: bytes } = await transport.sendMail(compose(message, from));
    // People's addresses are in there: nobody but the site's own user reads it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = message.messageId.replace(/^<|@.*$/g, '').replace(/[^A-Za-z0-9._-]/g, '_');
    const place = path.join(folder, `${name}.eml`);
    const file = await open(`${place}.part`, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${place}.part`, place);
  };
}

function compose(message: Message, from: string): SendMailOptions {
  return {
    from,
    // An address object: what stands in it is never read as a list of several.
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments.map((attachment) => ({ ...attachment })),
    messageId: message.messageId,
    date: message.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What a failed try may say for itself: codes and the server's answer, every address taken out. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response } = error as Error & Record<string, unknown>;
  const said = typeof response === 'string' ? response.replace(/[^\s<>]+@[^\s<>]+/g, '(address)') : '';
  return [code, responseCode, said]
    .filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number')
    .join(' ')
    .slice(0, 300);
}

/** Whether the server refused this mail or its recipient for good (5xx). Anything else may go better another time. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as Error & Record<string, unknown>;
  return (command === 'RCPT TO' || command === 'DATA') && Number(responseCode) >= 500;
}
