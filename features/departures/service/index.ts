export { captainService } from './captains.ts';
export { type Listed, listDepartures, listUnready } from './list.ts';
export { exportDepartures, leavingOf, type OpenedDeparture, openDeparture } from './read.ts';
export { FORGET_DEPARTURES, forgetDepartures, forgetOldDepartures } from './retention.ts';
export {
  assignCaptain,
  completeReturned,
  depart,
  noteReturn,
  overridePoint,
  undoStep,
} from './steps.ts';
