import type { Captions } from '../scenes/fleet/words/index.ts';
import { captions as english } from './en.ts';
import { captions as spanish } from './es.ts';
import { captions as portuguese } from './pt.ts';

/** The caption of one of the site's own pictures, in each language; undefined for any other picture. */
export function captionsOf(name: string): Captions | undefined {
  if (!Object.hasOwn(english, name)) return undefined;
  const known = name as keyof typeof english;
  return { en: english[known], es: spanish[known], pt: portuguese[known] };
}
