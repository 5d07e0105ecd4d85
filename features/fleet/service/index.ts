export { type PaperDeps, queuePaperNotices } from './ending-papers.ts';
export { importYachts, judgeSheet } from './import.ts';
export { listAdminYachts, openAdminYacht, readAdminYacht, readYachtCalendar, reportYachts } from './list.ts';
export { findListed, type ListedYacht, listSimilar, listYacht } from './listing.ts';
export { listPictures, receivePicture, type SweepDeps, sweepUploads } from './pictures.ts';
export * from './public.ts';
export { letGoOfYacht, listSavedYachts, saveYachts } from './saved.ts';
export { panoramasOf, picturesOf } from './shown.ts';
export { archiveYacht, createYacht, restoreYacht, updateYacht } from './staff.ts';
