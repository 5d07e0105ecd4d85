import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/en.ts';
import type { SubjectKind } from '../../../domain.ts';

export const activity = 'Activity';
export const searchLog = 'Search who, what or which';
export const newest = 'Newest first';
export const oldest = 'Oldest first';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const details = 'Details';
export const anybody = 'Anybody';
export const kind = 'Kind';
export const anyKind = 'Any kind';
export const anyAction = 'Any action';
export const from = 'From';
export const to = 'To';
export const lines = (count: number) => `${withThousands(count)} ${isOne(count) ? 'line' : 'lines'}`;
export const logFailed = 'The log could not be loaded.';
export const nothingHere = 'Nothing here';
export const noneYet = 'No activity yet.';
export const yes = 'yes';
export const no = 'no';
export const entries = (count: number) => `${withThousands(count)} ${isOne(count) ? 'entry' : 'entries'}`;
export const changedIn = (said: string) => `${said}, changed`;
/** The names of the subject kinds. */
export const kinds = {
  yacht: 'Yacht',
  block: 'Block',
  charter: 'Charter',
  captain: 'Captain',
  customer: 'Customer',
  financing: 'Financing',
  lender: 'Lender',
  package: 'Package',
  'add-on': 'Add-on',
  event: 'Event',
  inquiry: 'Inquiry',
  faq: 'Question',
  testimonial: 'Testimonial',
  crew: 'Crew',
  setting: 'Setting',
  team: 'Team',
  account: 'Account',
  report: 'Report',
  privacy: 'Privacy request',
  mail: 'Email',
  job: 'Job',
} satisfies Record<SubjectKind, string>;
