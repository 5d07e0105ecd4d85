export { findUnderWay } from '../repository/index.ts';
export { type Boarding, checkIn, checkInByCode, openCheckIn } from './boarding.ts';
export {
  consentByCaptain,
  openByCaptain,
  openFileByCaptain,
  refuseByCaptain,
  seeByCaptain,
  signByCaptain,
} from './captain-links.ts';
export { captainService } from './captains.ts';
export {
  captainsOfAgreements,
  chooseByLink,
  linkCaptainByLink,
  linkCaptainByStaff,
  openChoiceByLink,
} from './contract.ts';
export { type Listed, listDepartures, listUnready } from './list.ts';
export { exportDepartures, leavingOf, type OpenedDeparture, openDeparture } from './read.ts';
export { remindOfWhatIsMissing } from './remind.ts';
export { FORGET_DEPARTURES, forgetDepartures, forgetOldDepartures } from './retention.ts';
export {
  assignCaptain,
  completeReturned,
  depart,
  noteReturn,
  overridePoint,
  planReleasesOfOver,
  undoStep,
} from './steps.ts';

import type { openCheckIn } from './boarding.ts';
import type { openByCaptain } from './captain-links.ts';
import type { openChoiceByLink } from './contract.ts';

type Value<Use extends (...given: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Use>>,
  { readonly ok: true; readonly value: unknown }
>['value'];
export type OpenedCheckIn = Value<typeof openCheckIn>;
export type OpenedContract = Value<typeof openByCaptain>;
export type OpenedChoice = Value<typeof openChoiceByLink>;
