import { words } from '../words/index.ts';

/** The bar over the dashboard (product 7.7). */
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

/** What the bar says of each stage. */
export const STAGE_NAMES: Readonly<Record<TimelineStage, string>> = {
  get Submitted() {
    return words.stageSubmitted;
  },
  get 'Soft Check'() {
    return words.stageSoftCheck;
  },
  get Underwriting() {
    return words.stageUnderwriting;
  },
  get Decision() {
    return words.stageDecision;
  },
  get Terms() {
    return words.stageTerms;
  },
  get 'E-sign'() {
    return words.stageSigning;
  },
  get Complete() {
    return words.stageComplete;
  },
};
