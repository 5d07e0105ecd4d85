import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lintOverrides } from './layers.ts';

/** `npm run lint:rules`: writes the import rules of biome.json from tools/layers.ts. */
const file = path.resolve(import.meta.dirname, '../biome.json');
const settings = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify({ ...settings, overrides: lintOverrides() }, null, 2)}\n`);
