export { catalogService, uploadsOfCatalogs } from './catalog.ts';
export {
  forgetCounts,
  forgetOldActivity,
  listActivity,
  listActivityChoices,
  recordActivities,
  recordActivity,
  recordOften,
  reportActivity,
} from './log.ts';
