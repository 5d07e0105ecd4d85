import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For each file the files that it imports, types included. Paths are relative to the project's folder. */
export type Imports = Map<string, readonly string[]>;

const IMPORT = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

const OF_TYPES = /(?:import|export) type [^'"]*from\s*['"][^'"]+['"]|typeof import\([^)]*\)/g;

/** The project's own files that a file imports. Packages and virtual modules are left out. */
export function importsOf(root: string, file: string): string[] {
  return ownFilesNamed(root, file, readFileSync(path.join(root, file), 'utf8'));
}

/** All project files that are loaded when a program runs, the program included. Files imported only for types are left out. */
export function loadedBy(root: string, program: string): Set<string> {
  const loaded = new Set([program]);
  // The loop also visits files that are added to the set while it runs.
  for (const file of loaded) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(OF_TYPES, '');
    for (const other of ownFilesNamed(root, file, text)) loaded.add(other);
  }
  return loaded;
}

function ownFilesNamed(root: string, file: string, text: string): string[] {
  const found = new Set<string>();
  for (const [, named = ''] of text.matchAll(IMPORT)) {
    const target = named.startsWith('#')
      ? named.slice(1)
      : named.startsWith('.')
        ? path.join(path.dirname(file), named)
        : undefined;
    if (target && target !== file && existsSync(path.join(root, target))) found.add(target);
  }
  return [...found];
}

/** The groups of files that reach each other in both directions (Tarjan's strongly connected components). */
export function circlesIn(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const waiting: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    waiting.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      else if (!waiting.includes(other)) continue;
      lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = waiting.splice(waiting.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
