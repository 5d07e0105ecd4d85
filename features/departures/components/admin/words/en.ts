import type { MissingWords } from '#features/departures/domain/index.ts';
import { counted, formatCents } from '#words/amounts.ts';

export const checks = {
  agreement: 'Agreement',
  guests: 'Guests',
  waivers: 'Waivers',
  captain: 'Captain',
  papers: 'Yacht',
  money: 'Payments',
};
export const points = {
  agreement: 'Agreement',
  'too-many-guests': 'Number of guests',
  'guests-unnamed': 'Guests without a name',
  waiver: 'A guest’s waiver',
  'no-captain': 'Captain',
  'captain-contract': 'Captain’s contract',
  'captain-off': 'Captain',
  'captain-out': 'Captain',
  'license-ended': 'Captain’s license',
  'license-too-small': 'Captain’s license',
  'yacht-out': 'Yacht',
  'certificate-ended': 'Certificate of inspection',
  'insurance-ended': 'Insurance',
  'livery-ended': 'Livery permit',
  unpaid: 'Payment',
  'no-hold': 'Damage hold',
};
export const bands = { adult: '18 or older', teen: '13 to 17', child: '3 to 12', infant: 'Under 3' };

// The drawer.
export const sectionTitle = 'Departure';
export const notLoaded = 'The departure could not be loaded.';
export const noted = (by: string) => `, noted by ${by}`;
export const neverNoted = 'Nobody noted that it left.';
export const left = (at: string, by: string) => `Left ${at}${by}.`;
export const back = (at: string, by: string) => `Back ${at}${by}.`;
export const overridden = 'Let pass';
export const canLeaveFrom = (at: string) => `It can leave from ${at} on, until it should be back.`;
export const depart = 'Depart';
export const departed = 'Departed';
export const returned = 'Returned';
export const takenBack = 'Taken back';
export const undoReturn = 'Undo the return';
export const undoDeparture = 'Undo the departure';
export const beforeItLeaves = 'Before it leaves';
export const checkStates = { done: 'Done', missing: 'Missing', waits: 'Once guests are named' };
export const override = 'Let pass';
export const overrideOf = (sentence: string) => `Let pass: ${sentence}`;
export const overrideTitle = 'Let this pass?';
export const why = 'Why';
export const whyHint = 'Kept with your name for as long as the client is named.';

// The captain.
export const captain = 'Captain';
export const captainIs = (captain: string) => `Captain: ${captain}`;
export const until = (day: string) => `until ${day}`;
export const withoutDay = 'without a last day';
export const nobodyYet = 'Nobody yet';
export const isBusy = (captain: string) => `${captain} (on another charter)`;
export const assign = 'Assign captain';
export const listOfCaptains = 'The list of captains';
export const clientChooses =
  'On a bareboat charter, the charterer chooses the captain on the page of their charter, and both sign a contract. Nobody else may choose.';
export const choiceKinds = {
  listed: 'Chosen from the list',
  named: 'Named by the charterer',
  self: 'The charterer commands her',
};
export const contractStates = {
  open: 'Contract: the charterer signs next',
  signed: 'Contract: the captain signs next',
  countersigned: 'Contract: signed, being sealed',
  sealed: 'Contract: signed and sealed',
  refused: 'Contract: sent back unsigned',
  void: 'Contract: being drawn up',
};
export const ownSigned = 'Declaration: signed, being sealed';
export const noContract = 'Contract: being drawn up';
export const needsLink = 'This captain has no email address. Please pass the link on to them.';
export const isMailed =
  'This captain gets the link by email. If it does not arrive, please pass the link on to them.';
export const showLink = 'Show the captain’s link';
export const captainLink = 'Link for the captain';
export const copy = 'Copy';

// The list at the dock.
export const listTitle = 'Departures';
export const stillToLeave = (count: number) => `${count} still to leave`;
export const listNotLoaded = 'The departures could not be loaded.';
export const outNow = 'Out now';
export const nobodyOut = 'Nobody is out.';
export const todayOn = (day: string) => `Today, ${day}`;
export const nobodyElse = 'Nobody else leaves today.';
export const nobodyToday = 'Nobody leaves today.';
export const tomorrowOn = (day: string) => `Tomorrow, ${day}`;
export const nobodyTomorrow = 'Nobody leaves tomorrow.';
export const more = (count: number) => `and ${count} more`;
export const guests = (count: number) => counted(count, 'guest');
export const captainOf = (name: string) => `Captain ${name}`;
export const noCaptain = 'No captain';
export const completed = 'Completed';
export const backAt = (time: string) => `Back ${time}`;
export const leftAt = (time: string) => `Left ${time}`;
export const doneOf = (done: number, all: number) => `${done} of ${all}`;
export const ready = 'Ready to leave';

// Checking guests in.
export const aboard = (count: number, named: number) => `${count} of ${named} aboard`;
export const checkGuests = (client: string) => `Check in the guests of ${client}`;
export const isAboard = 'Aboard';
export const checkedBy = (by: string, at: string) => `${by}, ${at}`;
export const waiverMissing = 'Waiver missing';
export const nobodyNamed = 'No guest is named yet.';
export const checkedIn = 'Checked in';
export const checkInTitle = 'Check-in';
export const checkInFailed = 'This code could not be read.';
export const checkInUnknown = 'That code belongs to no guest who is expected.';
export const checkIn = (name: string) => `Check in ${name}`;
export const notNow =
  'Nobody can be checked in now: the charter has left, is over or was called off, or departs in more than three hours.';
export const openBooking = 'Open the booking';
export const allDepartures = 'All departures';

// What is missing before a charter leaves.
const validUntil = (what: string, until: string | null) =>
  until ? `${what} is valid until ${until} only.` : `${what} has no last day on record.`;
export const whatIsMissing: MissingWords = {
  noAgreement: 'There is no agreement yet.',
  otherAgreement: {
    crewed: 'The agreement is not one for a crewed charter.',
    bareboat: 'The agreement is not one for a bareboat charter.',
  },
  agreementUnsigned: 'The agreement is not signed by both.',
  agreementOutdated: 'The agreement no longer says what is agreed on.',
  tooManyGuests: {
    crewed: (aboard, most) =>
      `${aboard} guests are more than the ${most} that she may carry with captain and crew.`,
    bareboat: (aboard, most) => `${aboard} guests are more than the ${most} that she may carry bareboat.`,
  },
  guestsUnnamed: (unnamed, of) => `Names are missing: ${unnamed} of ${counted(of, 'guest')}.`,
  waiverUnsigned: (guest) => `${guest} has not signed a waiver.`,
  noContract: (captain) => `There is no contract with Captain ${captain} yet.`,
  contractOutdated: (captain) => `The contract with Captain ${captain} no longer says what is agreed on.`,
  contractUnsigned: (captain) => `The contract with Captain ${captain} is not signed yet.`,
  noCaptain: { crewed: 'No captain is assigned.', bareboat: 'The charterer has not chosen a captain.' },
  captainOff: {
    crewed: (captain) => `Captain ${captain} is no longer on the list. Please choose another.`,
    bareboat: (captain) =>
      `Captain ${captain} is no longer on the list. The charterer has to choose another.`,
  },
  captainOut: (captain) => `Captain ${captain} is still out with another charter.`,
  yachtOut: 'The yacht is still out with another charter.',
  licenseEnded: (captain, until) => validUntil(`The license of Captain ${captain}`, until),
  licenseTooSmall: (captain) =>
    `The license of Captain ${captain} is not enough for her tonnage and so many guests.`,
  certificateEnded: (until) => validUntil('Her certificate of inspection', until),
  insuranceEnded: (until) => validUntil('Her insurance', until),
  liveryEnded: (until) => validUntil('Her livery permit', until),
  unpaid: (cents) => `${formatCents(cents)} is still to be paid.`,
  noHold: (cents) => `The damage hold of ${formatCents(cents)} is not authorized.`,
};

// The messages that answer a step.
export const steps = {
  assigned: 'The captain is assigned.',
  unassigned: 'Nobody is assigned.',
  overridden: 'Let pass. The reason is kept.',
  left: (aboard: number, named: number) =>
    named === 0
      ? 'The charter has left.'
      : aboard >= named
        ? `The charter has left with ${aboard} of ${named} aboard.`
        : named === 1
          ? 'The charter has left. Its one guest was not checked off as aboard.'
          : `The charter has left. Only ${aboard} of ${named} guests were checked off as aboard.`,
  backAndCompleted: 'The charter is back and completed.',
  back: 'The charter is back. It is completed once its time is over.',
  takenBack: 'It is taken back.',
};
