import { asSaid } from '#core/as-said.ts';
import { brand } from '#core/brand.ts';
import { type Language, languageNow } from '#core/language.ts';
import { sentenceOf } from './failure-words.ts';

const WORDS = {
  en: { title: 'One moment, please', again: 'Try again' },
  es: { title: 'Un momento, por favor', again: 'Intentar de nuevo' },
  pt: { title: 'Um momento, por favor', again: 'Tentar de novo' },
} as const satisfies Record<Language, object>;

/**
 * The page that a browser shows when the site was too busy to make the one asked for. It loads nothing else, because that would
 * be more requests.
 */
export function busyPage(): string {
  const language = languageNow();
  const { title, again } = asSaid(WORDS[language]);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b1b2b; color: #fff; font: 18px/1.6 Georgia, serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { margin: 0 0 1rem; font-size: 2.25rem; font-weight: 400; line-height: 1.2; }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border: 1px solid currentColor; color: inherit; text-decoration: none; }
a:hover, a:focus-visible { background: #fff; color: #0b1b2b; }
</style>
</head>
<body>
<main>
<p>${brand.name}</p>
<h1>${title}</h1>
<p>${sentenceOf('too-busy', language).sentence}</p>
<a href="">${again}</a>
</main>
</body>
</html>
`;
}
