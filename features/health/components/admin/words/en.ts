import { isOne } from '#words/en.ts';

const many = (count: number, one: string) => `${count} ${isOne(count) ? one : `${one}s`}`;

export const health = 'Health';
export const asOf = (at: string) => `As of ${at}`;
export const checkNow = 'Check now';
export const healthFailed = 'The site’s health could not be loaded.';
export const seconds = (count: number) => many(count, 'second');
export const minutes = (count: number) => many(count, 'minute');
export const hours = (count: number) => many(count, 'hour');

export const database = 'Database';
export const connections = (size: string, used: number, most: number) =>
  `${size} · ${used} of ${most} connections`;
export const disk = 'Disk';
export const free = (size: string) => `${size} free`;
export const notKnown = 'Not known';
export const almostFull = 'Almost full';
export const ofSize = (size: string) => `of ${size}`;
export const backup = 'Backup';
export const notSetUp = 'Not set up';
export const noPlace = 'No place is set for backups.';
export const noneYet = 'None yet';
export const lastFailed = 'The last one failed';
export const tooOld = 'Too old';
export const newestWhole = 'The newest whole backup';
export const email = 'Email';
export const waiting = (count: number) => `${count} waiting`;
export const oldestSince = (at: string) => `The oldest since ${at}`;
export const failedAndWithheld = (failed: number, withheld: number) =>
  `${failed} failed · ${withheld} withheld`;
export const cards = 'Cards';
export const checkedAt = (at: string) => `Checked ${at}`;
export const notChecked = 'Not checked yet';
export const failedRefunds = (count: number) => `Failed refunds: ${count}`;
export const lostHolds = (count: number) => `Damage holds lost: ${count}`;
export const failedCharges = (count: number) => `Failed card charges: ${count}`;
export const unorderedRefunds = (count: number) => `Refunds not made here: ${count}`;
export const openDisputes = (count: number) => `Open disputes: ${count}`;
export const nearAnswers = (count: number) => `To be answered within 72 hours: ${count}`;
export const changesWaiting = (count: number) => `${many(count, 'change')} waiting`;
export const allRefunded = 'All refunds went through';
export const certificate = 'Certificate';
export const noHttps = 'The site is not visited over https, or did not answer.';
export const endsSoon = 'Ends soon';
export const goodUntil = 'Good until then';
export const site = 'Site';
export const version = (name: string) => `Version ${name}`;
export const upSince = (at: string, memory: string) => `Up since ${at} · ${memory} of memory`;

export const actions = 'Actions';
export const whyFailed = 'Why it failed';
export const failedMails = 'Emails that failed';
export const written = 'Written';
export const sendAgain = 'Send again';
export const sendAgainOf = (subject: string) => `Send again: ${subject}`;
export const notKept = 'What it said is no longer kept';
export const none = 'None';
export const allSent = 'Every email has been sent or is on its way.';
export const job = 'Job';
export const lastTried = 'Last tried';
export const tryAgain = 'Try again';
export const tryAgainOf = (job: string) => `Try again: ${job}`;
export const failedJobs = 'Jobs that failed';
export const nothingFailed = 'Nothing has failed within the last day.';
export const queue = 'The queue';
export const waitingHead = 'Waiting';
export const underWay = 'Under way';
export const failed = 'Failed';
export const oldestWaited = 'The oldest has waited';
export const empty = 'Empty';
export const nothingWaits = 'Nothing waits to be done.';

// The API's messages after a retry.
export const jobAgain = 'The job will be done again.';

/** The names of the jobs (site/jobs.ts), by their name in the code. */
export const jobs: Readonly<Record<string, string>> = {
  'send-mail': 'Send mail',
  'find-waiting-mails': 'Find waiting mails',
  'keep-calendar-for-search': 'Keep calendar for search',
  'remind-of-charters': 'Remind of charters',
  'follow-yacht': 'Bring a yacht’s new name or marina to her charters',
  'remind-of-what-is-missing': 'Remind of what is missing',
  'complete-returned': 'Complete returned',
  'tell-of-papers': 'Tell of papers',
  'tell-of-payments': 'Tell of payments',
  'prepare-agreement': 'Prepare agreement',
  'prepare-what-is-missing': 'Prepare what is missing',
  'end-what-is-over': 'End what is over',
  'seal-agreement': 'Seal agreement',
  'seal-what-is-left': 'Seal what is left',
  'sweep-cards': 'Sweep cards',
  'add-up-open-money': 'Add up open money',
  'handle-card-notice': 'Handle card notice',
  'send-card-refund': 'Send card refund',
  'close-card-page': 'Close card page',
  'look-after-hold': 'Look after hold',
  'forget-card': 'Forget card',
  'scan-file': 'Scan file',
  'find-unscanned-files': 'Find unscanned files',
  'sweep-files': 'Sweep files',
  'sweep-pictures': 'Sweep pictures',
  'sweep-uploaded-pictures': 'Sweep uploaded pictures',
  'forget-old-applications': 'Forget old applications',
  'forget-old-charters': 'Forget old charters',
  'forget-old-departures': 'Forget old departures',
  'forget-old-guests': 'Forget old guests',
  'forget-old-inquiries': 'Forget old inquiries',
  'close-idle-accounts': 'Close idle accounts',
  'chain-security-events': 'Chain security events',
  'watch-backups': 'Watch backups',
  purge: 'Purge',
};
