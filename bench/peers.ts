import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The frameworks that the site is measured against. They are installed beside the project, never as its dependencies. */
const PEERS = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', pg: '8.23.1' };

const root = path.resolve(import.meta.dirname, '..');
export const peersFolder = path.join(root, '.tmp/bench-peers');
const npm = path.join(path.dirname(process.execPath), 'npm');

/**
 * Installs the peers once and builds the Next.js one. The build needs the database's URL, because its static page reads
 * it.
 */
export function preparePeers(databaseUrl: string): void {
  mkdirSync(peersFolder, { recursive: true });
  if (!existsSync(path.join(peersFolder, 'node_modules/next'))) {
    console.log('Installing the peers …');
    writeFileSync(
      path.join(peersFolder, 'package.json'),
      JSON.stringify({ name: 'bench-peers', private: true, dependencies: PEERS }, null, 2),
    );
    execFileSync(existsSync(npm) ? npm : 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: peersFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  cpSync(path.join(import.meta.dirname, 'next-peer'), peersFolder, { recursive: true });
  console.log('Building the Next.js peer …');
  execFileSync(process.execPath, [path.join(peersFolder, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: peersFolder,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
