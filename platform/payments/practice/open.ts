import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { StripeSettings } from '../settings.ts';
import { openBooks } from './books.ts';
import { sendNotices } from './notices.ts';
import { servePractice } from './server.ts';

/** What the site and its stand-in know each other by. They are no secrets: nothing that is worth anything is behind them. */
export const PRACTICE_SECRETS = {
  secretKey: 'sk_test_practice',
  webhookSecret: 'whsec_practice',
} as const;

/**
 * Opens the stand-in for a site that is tried out: on the site's own port and one, or any that is free. What it kept is in the
 * data folder, so that a payment can be given back after a restart.
 */
export async function openPractice(config: Config, log: Log) {
  const file = path.join(config.dataDir, 'practice-payments.json');
  const to = `http://${config.host ?? '127.0.0.1'}:${config.port}/api/webhooks/stripe`;
  const notices = sendNotices({ to, secret: PRACTICE_SECRETS.webhookSecret });
  const kept = readKept(file);
  const books = openBooks({ now: () => new Date(), ...(kept ? { kept } : {}), onChange: notices.send });
  let writing = Promise.resolve();
  const save = () => {
    writing = writing
      .then(() => mkdir(path.dirname(file), { recursive: true }))
      .then(() => writeFile(file, JSON.stringify(books.kept)))
      .catch((error: Error) => log.warn({ name: error.name }, 'practice payments could not be kept'));
  };
  const { hostname } = new URL(config.publicOrigin);
  const serve = (port: number) => servePractice(books, { port, hostname, onHandled: save });
  const server = await serve(config.port + 1).catch(() => serve(0));
  log.info({ base: server.base }, 'cards are for practice: no money moves');
  const settings: StripeSettings = {
    ...PRACTICE_SECRETS,
    apiBase: server.base.replace('localhost', '127.0.0.1'),
  };
  return {
    settings,
    async stop() {
      notices.stop();
      await server.stop();
      await writing;
    },
  };
}

function readKept(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first time, or a file that was cut off: practice begins anew.
    return undefined;
  }
}
