import { SEALED_FILES } from '#features/documents/service/sealed.ts';
import { SEALED_APPLICATIONS } from '#features/financing/service/sealed.ts';
import { SEALED_GUESTS } from '#features/guests/service/sealed.ts';
import { SEALED_ANSWERS } from '#features/money/service/sealed.ts';

/** All that is sealed in the database: what a new key has to seal anew before the old one may go. */
export const SEALED = {
  records: [...SEALED_APPLICATIONS, ...SEALED_GUESTS, ...SEALED_ANSWERS],
  files: SEALED_FILES,
} as const;
