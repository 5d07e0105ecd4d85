import { words } from '../words/index.ts';

/** The stages of the dashboard's progress bar (product 7.7). */
export const TIMELINE_STAGES = [
  'Submitted',
  'Soft Check',
  'Underwriting',
  'Decision',
  'Terms',
  'E-sign',
  'Complete',
] as const;

export type TimelineStage = (typeof TIMELINE_STAGES)[number];

/** The name of each stage on the bar. */
export const STAGE_NAMES: Readonly<Record<TimelineStage, () => string>> = {
  Submitted: () => words.stageSubmitted,
  'Soft Check': () => words.stageSoftCheck,
  Underwriting: () => words.stageUnderwriting,
  Decision: () => words.stageDecision,
  Terms: () => words.stageTerms,
  'E-sign': () => words.stageSigning,
  Complete: () => words.stageComplete,
};
