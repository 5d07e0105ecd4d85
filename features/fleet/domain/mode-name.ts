import { words } from '../words/index.ts';
import type { Mode } from './lawful-guests.ts';

/** How a charter is let, as people read it: "With captain and crew". */
export const modeName = (mode: Mode): string => words.modes[mode];
