import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MASTER_WIDTH, makeMaster, makePanorama } from './master.ts';
import { allScenes } from './scenes/all.ts';
import type { Scene } from './scenes/scene.ts';

const PICTURES = path.join(import.meta.dirname, 'pictures');
const PANORAMAS = path.join(import.meta.dirname, 'panoramas');
/** The suffix of a panorama's scene; the rest is the name of the picture of the same place. */
const PANORAMA = '-panorama';

export type RenderOptions = {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  /** Further arguments of media/blender/render.py. */
  readonly more?: readonly string[];
};

/** Renders a scene with Debian's Blender. If that fails, the error contains Blender's output. */
export async function renderScene(scene: Scene, out: string, options: RenderOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scene-'));
  const file = path.join(folder, 'scene.json');
  await writeFile(file, JSON.stringify(scene));
  const { width, height, samples, more = [] } = options;
  const sizes = ['--width', `${width}`, '--height', `${height}`, '--samples', `${samples}`];
  try {
    await runBlender('render.py', ['--scene', file, '--out', out, ...sizes, ...more]);
    await access(out.includes('%') ? path.dirname(out) : out);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a script of media/blender. The script has succeeded if it prints DONE; otherwise this throws. */
export function runBlender(script: string, parameters: readonly string[]): Promise<void> {
  const file = path.join(import.meta.dirname, 'blender', script);
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', ['-b', '--factory-startup', '-P', file, '--', ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-6000);
    };
    blender.stdout.on('data', listen);
    blender.stderr.on('data', listen);
    blender.on('error', reject);
    // Blender exits with 0 even if its script fails.
    blender.on('close', () => (/^DONE /m.test(said) ? resolve() : reject(new Error(said))));
  });
}

/** The names that match a pattern such as `extra-*`, or several patterns separated by commas. */
export function pick(names: readonly string[], patterns: string): string[] {
  return patterns.split(',').flatMap((pattern) => {
    const wanted = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    const found = names.filter((name) => wanted.test(name));
    if (found.length === 0) throw new Error(`No scene is called ${pattern}`);
    return found;
  });
}

/**
 * `npm run media -- --only <name>`: renders pictures from their scenes into media/pictures. Then run `node media/manifest.ts`, so
 * that the site knows them. `--proof` renders small, rough pictures into .tmp/proofs; `--into <folder>` writes the render there
 * as PNG; `--missing` leaves out pictures that have a master.
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '*' },
      proof: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      into: { type: 'string' },
      samples: { type: 'string' },
    },
  });
  const scenes = await allScenes();
  const stills = Object.keys(scenes).filter((name) => !scenes[name]?.film);
  for (const name of pick(stills, values.only)) {
    const scene = scenes[name];
    const around = scene?.camera.around;
    const master = around
      ? path.join(PANORAMAS, `${name.slice(0, -PANORAMA.length)}.avif`)
      : path.join(PICTURES, `${name}.webp`);
    if (!scene || (values.missing && (await exists(master)))) continue;
    const began = performance.now();
    const folder =
      values.into ?? (values.proof ? '.tmp/proofs' : await mkdtemp(path.join(tmpdir(), 'still-')));
    await mkdir(folder, { recursive: true });
    const png = path.resolve(folder, `${name}.png`);
    const samples = Number(values.samples ?? (values.proof ? 8 : (scene.samples ?? 14)));
    const width = values.proof ? 480 : (scene.width ?? MASTER_WIDTH);
    const size = { width, height: around ? width / 2 : (width * 9) / 16 };
    try {
      await renderScene(scene, png, { ...size, samples });
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
      continue;
    }
    if (!values.proof) {
      await writeFile(master, await (around ? makePanorama(png) : makeMaster(png, width, scene.maxBytes)));
    }
    process.stdout.write(`${name} ${Math.round((performance.now() - began) / 1000)} s\n`);
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
