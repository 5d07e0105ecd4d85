/** Whole ids, and the eight characters by which people refer to one. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{8}\b/gi;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g;

/**
 * The stored data as text, without ids and times. A test that searches it for a typed number needs this, because by
 * chance an id or time may contain any number.
 */
export const saidByPeople = (kept: unknown): string =>
  JSON.stringify(kept).replace(IDS, '').replace(TIMES, '');
