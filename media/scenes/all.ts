import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Scenes } from './scene.ts';

/** Every scene of media/scenes by name: each file in its folders exports `scenes`. */
export async function allScenes(): Promise<Scenes> {
  const found: Record<string, Scenes[string]> = {};
  for await (const file of glob('*/**/*.ts', { cwd: import.meta.dirname })) {
    const module: { scenes?: Scenes } = await import(path.join(import.meta.dirname, file));
    for (const [name, scene] of Object.entries(module.scenes ?? {})) {
      if (found[name]) throw new Error(`Two scenes are called ${name}`);
      found[name] = scene;
    }
  }
  return found;
}
