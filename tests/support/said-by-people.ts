/** Whole, and the eight characters by which people are told of one. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{8}\b/gi;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g;

/**
 * What is kept, as text, without ids and times: a number that somebody typed is not to be found in it, and chance writes every number
 * into an id now and then.
 */
export const saidByPeople = (kept: unknown): string =>
  JSON.stringify(kept).replace(IDS, '').replace(TIMES, '');
