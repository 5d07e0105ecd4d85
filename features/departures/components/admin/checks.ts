import { CHECKS, type Check } from '../../domain/index.ts';

/** What is missing, check by check. */
export const byCheck = <Of extends { readonly check: Check }>(missing: readonly Of[]) =>
  CHECKS.map((check) => ({ check, missing: missing.filter((one) => one.check === check) }));
