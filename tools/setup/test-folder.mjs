import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './command.mjs';
import { root } from './project.mjs';

const prefix = 'miami-flow-run-';

/**
 * Makes a folder for one run of the tests, which all suites use as the system's temporary folder. Closing it stops the database
 * servers that a killed suite has left in it. First deletes the folders that killed runs have left.
 *
 * @param {string} node the project's own Node
 * @returns {Promise<{ path: string, close: () => Promise<void> }>}
 */
export async function openTestFolder(node) {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length).split('-')[0]))) {
      await clear(path.join(tmpdir(), name), node);
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // If root runs the tests, the database runs as a user of its own, who must be able to pass through this folder.
  chmodSync(folder, 0o755);
  let closing;
  return {
    path: folder,
    close: () => {
      closing ??= clear(folder, node);
      return closing;
    },
  };
}

async function clear(folder, node) {
  try {
    const dataFolders = readdirSync(folder)
      .map((name) => path.join(folder, name))
      .filter((at) => existsSync(path.join(at, 'postgres')));
    if (dataFolders.length > 0) {
      const database = pathToFileURL(path.join(root, 'platform', 'db', 'embedded', 'index.ts')).href;
      const script = `import { deleteEmbeddedDatabase } from ${JSON.stringify(database)};
        for (const folder of process.argv.slice(1)) await deleteEmbeddedDatabase(folder);`;
      await run(node, ['--input-type=module', '-e', script, ...dataFolders], { cwd: root, seconds: 120 });
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // The folder belongs to another user or is still being written to: the next run tries again.
    if (!['EACCES', 'EPERM', 'ENOTEMPTY', 'EBUSY'].includes(error.code)) throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
