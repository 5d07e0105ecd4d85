import { words } from '../words/index.ts';
import type { Mode } from './lawful-guests.ts';

/** The name of a mode for people: "With captain and crew". */
export const modeName = (mode: Mode): string => words.modes[mode];
