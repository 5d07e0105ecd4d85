export { catalogService } from './catalog.ts';
export {
  forgetCounts,
  forgetOldActivity,
  listActivity,
  listActivityChoices,
  listSubjectIds,
  recordActivities,
  recordActivity,
  recordOften,
  reportActivity,
} from './log.ts';
