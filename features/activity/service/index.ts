export { keptList } from './kept-list.ts';
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
