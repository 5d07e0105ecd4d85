import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { mailFolder } from './written.ts';

/** A mail as it is sent. A mail that is sent again keeps its id and date, so that it is the same message. */
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
  /** Whether a person has written it. If not, its header says that a program has, and no program answers it. */
  readonly isByHand?: boolean;
};

/** Sends a mail; resolves once the server has accepted it. Throws when it did not, or when that is not known. */
export type MailTransport = (message: Message) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/**
 * How long an attempt may take in all: a slow server may keep each of its answers within the limit above. Less than the job may
 * take (features/notifications/jobs.ts), which would otherwise be given to another process while this one still sends.
 */
const WHOLE_MS = 75_000;

/** Sends by SMTP when a server is set; otherwise writes .eml files to `mail/` in the data folder. */
export function mailTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>,
  wholeMs = WHOLE_MS,
): MailTransport {
  return config.smtpUrl
    ? overSmtp(config.smtpUrl, config.mailFrom, wholeMs)
    : intoFolder(mailFolder(config), config.mailFrom);
}

/**
 * The connection settings for the SMTP server of a URL. Over `smtp://` the connection must become encrypted (STARTTLS) before a
 * mail is sent. `?tls=off` says that the connection is safe without; for this very machine, encryption is optional.
 */
export function smtpSettings(given: string) {
  const url = new URL(given);
  const tls = url.searchParams.get('tls');
  // Remove our own parameter, because the library would take it for encryption settings.
  url.searchParams.delete('tls');
  if (url.protocol === 'smtps:') return { url: url.href };
  if (tls === 'off') return { url: url.href, ignoreTLS: true };
  return { url: url.href, requireTLS: tls === 'required' || !isThisMachine(url.hostname) };
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

function overSmtp(url: string, from: string, wholeMs: number): MailTransport {
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
      await transport.sendMail({ ...compose(message, from), signal: AbortSignal.timeout(wholeMs) });
    } finally {
      transport.close();
    }
  };
}

/**
 * Writes beside the final name, then renames, so that no half-written mail is ever found. A mail sent again replaces its file.
 */
function intoFolder(folder: string, from: string): MailTransport {
  return async (message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message: bytes } = await transport.sendMail(compose(message, from));
    // The mails contain addresses, so only the site's own user may read them.
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
    // As an object, the address is never parsed as a list of several.
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments.map((attachment) => ({ ...attachment })),
    messageId: message.messageId,
    date: message.date,
    // RFC 3834: only on what a program has written. Some help desks put such mail aside.
    headers: message.isByHand ? {} : { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A description of a failed try that is safe to store: codes and the server's answer, with every address removed. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response } = error as Error & Record<string, unknown>;
  const said = typeof response === 'string' ? response.replace(/[^\s<>]+@[^\s<>]+/g, '(address)') : '';
  return [code, responseCode, said]
    .filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number')
    .join(' ')
    .slice(0, 300);
}

/** Whether the server refused this mail or its recipient for good (5xx). Any other failure may succeed later. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as Error & Record<string, unknown>;
  return (command === 'RCPT TO' || command === 'DATA') && Number(responseCode) >= 500;
}
