import type { Owed } from '../domain/index.ts';
import { words } from '../words/index.ts';

/** What a piece of what is owed is called: an addition as staff wrote it, everything else in the reader's language. */
export const labelOf = ({ kind, label }: Pick<Owed, 'kind' | 'label'>): string =>
  label || words.obligations[kind];
