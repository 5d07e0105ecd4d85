import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { familyOf, lastingPort, openFolder, type Program, signalAll, startProgram } from './programs.ts';
import { type Node, PASSWORDS, patroniSettings, poolerSettings, primaryProxySettings } from './settings.ts';

/** Enough time to build three nodes from nothing on a busy machine, in milliseconds. */
const PATIENCE_MS = 240_000;
const LOOK_AGAIN_MS = 250;

type Member = { name: string; role: string; state: string; lag?: number | string };

/** Three PostgreSQL nodes under Patroni, and the proxies in front of them. */
export type Cluster = {
  readonly folder: string;
  /** The site's database through PgBouncer, in transaction mode. */
  readonly pooledUrl: string;
  /** The site's database on the current primary, without PgBouncer. */
  readonly directUrl: string;
  /** The name of the current primary. */
  primary(): Promise<string>;
  /** Kills the primary's PostgreSQL server, as the system does when memory is short; Patroni keeps running. */
  killServer(): Promise<void>;
  /**
   * Kills the primary's server and its Patroni, as a power cut does. The function that it answers starts the node
   * again.
   */
  killNode(): Promise<() => void>;
  /**
   * Stops every process of the primary: its connections stay open and answer nothing. The function that it answers
   * resumes them.
   */
  cutOff(): Promise<() => void>;
  /** Resolves once all three nodes are up and one of them follows synchronously. */
  whole(): Promise<void>;
  close(): Promise<void>;
};

export async function openCluster(): Promise<Cluster> {
  const { path: folder, remove } = openFolder();
  const [etcd = 0, etcdPeers = 0, primaryPort = 0, poolerPort = 0] = await ports(4);
  const nodes: Node[] = [];
  for (const name of ['n1', 'n2', 'n3']) {
    const [port = 0, api = 0] = await ports(2);
    nodes.push({ name, port, api });
  }
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text, { mode: 0o644 });
    return path.join(folder, name);
  };
  const patronis = new Map<string, Program>();
  const startNode = (node: Node) =>
    patronis.set(
      node.name,
      startProgram('patroni', [write(`${node.name}.yml`, patroniSettings(folder, node, etcd))], {
        folder,
        name: node.name,
      }),
    );

  const others: Program[] = [
    startProgram('etcd-server', etcdParameters(folder, etcd, etcdPeers), { folder, name: 'etcd' }),
  ];
  for (const node of nodes) startNode(node);
  const proxy = write('primary.cfg', primaryProxySettings(nodes, primaryPort));
  others.push(startProgram('haproxy', ['-db', '-f', proxy], { folder, name: 'primary-proxy' }));
  write('users.txt', `"flow" "${PASSWORDS.site}"\n`);
  const pooler = write('pgbouncer.ini', poolerSettings(folder, { own: poolerPort, primary: primaryPort }));
  others.push(startProgram('pgbouncer', [pooler], { folder, name: 'pgbouncer' }));

  /** The members of the cluster, as the first node that answers sees them. */
  const members = async (): Promise<Member[]> => {
    for (const { api } of nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(1_000) });
        return (await answer.json()).members;
      } catch {
        // This node is down; ask the next.
      }
    }
    return [];
  };
  const primary = async () => {
    const found = (await members()).find(({ role }) => role === 'leader');
    if (!found) throw new Error('There is no primary just now');
    return found.name;
  };
  const serverOf = (name: string) =>
    Number(readFileSync(path.join(folder, name, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const everythingOf = (name: string) => [patronis.get(name)?.pid ?? [], familyOf(serverOf(name))].flat();

  const cluster: Cluster = {
    folder,
    pooledUrl: `postgresql://flow:${PASSWORDS.site}@127.0.0.1:${poolerPort}/miami_flow`,
    directUrl: `postgresql://flow:${PASSWORDS.site}@127.0.0.1:${primaryPort}/miami_flow`,
    primary,
    async killServer() {
      signalAll([serverOf(await primary())], 'SIGKILL');
    },
    async killNode() {
      const name = await primary();
      signalAll(everythingOf(name), 'SIGKILL');
      await patronis.get(name)?.end();
      return () => nodes.filter((node) => node.name === name).forEach(startNode);
    },
    async cutOff() {
      const all = everythingOf(await primary());
      signalAll(all, 'SIGSTOP');
      return () => signalAll(all, 'SIGCONT');
    },
    async whole() {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const known = await members();
        const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';
        const roles = known.filter(isUp).map(({ role }) => role);
        if (roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby')) return;
        if (performance.now() > deadline)
          throw new Error(`The cluster does not get whole: ${JSON.stringify(known)}\n${lastWords(folder)}`);
        await pause(LOOK_AGAIN_MS);
      }
    },
    async close() {
      // Patroni stops its own server when it gets the stop signal.
      const servers = nodes.flatMap(({ name }) => {
        try {
          return serverOf(name);
        } catch {
          return [];
        }
      });
      await Promise.all([...patronis.values()].map((patroni) => patroni.end()));
      signalAll(servers, 'SIGKILL');
      await Promise.all(others.map((program) => program.end('SIGKILL')));
      remove();
    },
  };
  try {
    await cluster.whole();
    await makeDatabase(primaryPort);
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}

async function ports(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await lastingPort());
  return found;
}

function etcdParameters(folder: string, port: number, peers: number): string[] {
  const [own, others] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  return Object.entries({
    name: 'e1',
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': own,
    'advertise-client-urls': own,
    'listen-peer-urls': others,
    'initial-advertise-peer-urls': others,
    'initial-cluster': `e1=${others}`,
    'log-level': 'warn',
  }).map(([name, value]) => `--${name}=${value}`);
}

/** Creates the site's database, owned by the site's own user. */
async function makeDatabase(port: number): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORDS.superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    await client.query(`create role flow login createrole password '${PASSWORDS.site}'`);
    await client.query('create database miami_flow owner flow');
  } finally {
    await client.end();
  }
}

/** The end of each node's log, to find the cause of a failure. */
function lastWords(folder: string): string {
  return ['n1', 'n2', 'n3']
    .map((name) => readFileSync(path.join(folder, `${name}.log`), 'utf8').slice(-1_500))
    .join('\n---\n');
}
