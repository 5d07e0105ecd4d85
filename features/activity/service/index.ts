export { catalogService } from './catalog.ts';
export {
  forgetCounts,
  listActivity,
  listActivityChoices,
  listSubjectIds,
  recordActivities,
  recordActivity,
  recordOften,
  reportActivity,
} from './log.ts';
