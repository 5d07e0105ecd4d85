import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folders = globSync(
  ['features/*/components/admin/**/words/index.ts', 'ui/admin/words/index.ts', 'app/layout/words/index.ts'],
  { cwd: root },
).map((file) => path.dirname(file));

it('knows the texts that staff alone read', () => {
  expect(folders).toContain('ui/admin/words');
  expect(folders.length).toBeGreaterThan(5);
});

it.each(folders)('%s is there in English and Spanish, where the spell checker looks for it', (folder) => {
  for (const language of ['en', 'es'])
    expect(existsSync(path.join(root, folder, `${language}.ts`))).toBe(true);
  expect(existsSync(path.join(root, folder, 'pt.ts'))).toBe(false);
  expect(globSync('{app,features,ui,words}/**/es.ts', { cwd: root })).toContain(`${folder}/es.ts`);
});
