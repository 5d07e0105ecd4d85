import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { LANGUAGES } from '#core/language.ts';

/**
 * `npm run mail:preview`: writes every mail to a client about a charter, an inquiry or an account into .tmp/mails, as it would be
 * sent: in each language, as HTML and as text, with an index page. It mails nothing and needs no database.
 */
// Mails are React components, which Node alone cannot load.
const { calendarFilesIn, samplesIn, teamSample } = (
  await runnerImport<typeof import('./mail-samples.ts')>(path.resolve(import.meta.dirname, 'mail-samples.ts'))
).module;

const folder = path.resolve(import.meta.dirname, '../.tmp/mails');
mkdirSync(folder, { recursive: true });
const entries: string[] = [];
function write(name: string, { subject, html, text }: { subject: string; html: string; text: string }) {
  writeFileSync(path.join(folder, `${name}.html`), html);
  writeFileSync(path.join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  entries.push(`<li><a href="${name}.html">${subject}</a> (<a href="${name}.txt">text</a>)</li>`);
}
write('new-request', await teamSample());
for (const language of LANGUAGES) {
  for (const [name, mail] of Object.entries(await samplesIn(language))) write(`${name}.${language}`, mail);
  const [file = ''] = calendarFilesIn(language);
  writeFileSync(path.join(folder, `charter.${language}.ics`), file);
}
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${entries.join('')}</ul>`,
);
process.stdout.write(`${entries.length} mails are in ${path.join(folder, 'index.html')}\n`);
