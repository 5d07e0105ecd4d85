import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { openBooks } from './books.ts';
import { sendNotices } from './notices.ts';
import { servePractice } from './server.ts';

/** What the site and its stand-in know each other by. They are no secrets: nothing that is worth anything is behind them. */
export const PRACTICE_SECRETS = {
  secretKey: 'sk_test_practice',
  webhookSecret: 'whsec_practice',
} as const;

/** How long another process may take to say that its stand-in is there. */
const ANSWER_MS = 2_000;

/**
 * Opens the stand-in for a site that is tried out: on the site's own port and one, or any that is free. What it kept is in the
 * data folder, so that a payment can be given back after a restart. Of several processes on one data folder one opens it, and
 * the others ask the same one: two would each save over what the other has kept.
 */
export async function openPractice(
  config: Pick<Config, 'dataDir' | 'host' | 'port' | 'publicOrigin'>,
  log: Pick<Log, 'info' | 'warn'>,
) {
  const note = path.join(config.dataDir, 'practice-payments.address');
  const before = await readNote(note);
  if (before && (await isThere(before))) return joined(before, log);
  const file = path.join(config.dataDir, 'practice-payments.json');
  const to = `http://${config.host ?? '127.0.0.1'}:${config.port}/api/webhooks/stripe`;
  const notices = sendNotices({ to, secret: PRACTICE_SECRETS.webhookSecret });
  const kept = readKept(file);
  const books = openBooks({ now: () => new Date(), ...(kept ? { kept } : {}), onChange: notices.send });
  const name = randomUUID();
  let writing = Promise.resolve();
  const save = () => {
    writing = writing
      .then(() => mkdir(path.dirname(file), { recursive: true }))
      .then(() => writeFile(file, JSON.stringify(books.kept)))
      .catch((error: Error) => log.warn({ name: error.name }, 'practice payments could not be kept'));
  };
  const { hostname } = new URL(config.publicOrigin);
  const serve = (port: number) => servePractice(books, { port, hostname, name, onHandled: save });
  const server = await serve(config.port + 1).catch(() => serve(0));
  const settings = settingsAt(server.base);
  const stop = async () => {
    notices.stop();
    await server.stop();
    await writing;
  };
  if (before && (await readNote(note))?.name === before.name) await rm(note, { force: true });
  // Another process that starts at this moment may be faster.
  const faster = (await writeNote(note, { base: settings.apiBase, name })) ? undefined : await readNote(note);
  if (faster) {
    await stop();
    return joined(faster, log);
  }
  log.info({ base: server.base }, 'cards are for practice: no money moves');
  return {
    settings,
    async stop() {
      await rm(note, { force: true });
      await stop();
    },
  };
}

const settingsAt = (base: string) => ({
  ...PRACTICE_SECRETS,
  apiBase: base.replace('localhost', '127.0.0.1'),
});

function joined({ base }: Note, log: Pick<Log, 'info'>) {
  log.info({ base }, 'cards are for practice: another process has the stand-in');
  return { settings: settingsAt(base), stop: async () => {} };
}

/** Where the stand-in of this data folder was opened last, and what it calls itself: its port may be another's by now. */
type Note = { readonly base: string; readonly name: string };

async function readNote(file: string): Promise<Note | undefined> {
  const [base = '', name = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return base && name ? { base, name } : undefined;
}

/** False when there is one already. It appears with its words or not at all. */
async function writeNote(file: string, { base, name }: Note): Promise<boolean> {
  const unfinished = `${file}.${name}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, `${base} ${name}`);
  try {
    return await link(unfinished, file).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(unfinished, { force: true });
  }
}

const isThere = ({ base, name }: Note) =>
  fetch(`${base}/name`, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => answer.text())
    .then((said) => said === name)
    .catch(() => false);

function readKept(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first time, or a file that was cut off: practice begins anew.
    return undefined;
  }
}
