import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { openBooks } from './books.ts';
import { sendNotices } from './notices.ts';
import { servePractice } from './server.ts';

/** The keys that the site and its stand-in share. They need no secrecy, because they protect nothing of value. */
export const PRACTICE_SECRETS = {
  secretKey: 'sk_test_practice',
  webhookSecret: 'whsec_practice',
} as const;

/** How long to wait for another process's stand-in to answer. */
const ANSWER_MS = 2_000;

/**
 * Opens the stand-in for a site that is tried out, on the site's port plus one or any free port. It stores its state in the
 * data folder, so that a payment can be refunded after a restart. Of several processes on one data folder, one opens it and the
 * others use that one, because two would overwrite each other's stored state.
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
  // Another process that starts at the same moment may have written the note first.
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

/** The address and name of this data folder's last stand-in. By now, another program may use its port. */
type Note = { readonly base: string; readonly name: string };

async function readNote(file: string): Promise<Note | undefined> {
  const [base = '', name = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return base && name ? { base, name } : undefined;
}

/** Writes the note as a whole; false when there already is one. */
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
    // It is the first start, or the file was cut off: begin with an empty state.
    return undefined;
  }
}
