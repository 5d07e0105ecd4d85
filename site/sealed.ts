import { SEALED_FILES } from '#features/documents/service/sealed.ts';
import { SEALED_APPLICATIONS } from '#features/financing/service/sealed.ts';
import { SEALED_GUESTS } from '#features/guests/service/sealed.ts';
import { SEALED_ANSWERS } from '#features/money/service/sealed.ts';

/** All sealed data. After a change of the key, everything here must be sealed again before the old key can be removed. */
export const SEALED = {
  records: [...SEALED_APPLICATIONS, ...SEALED_GUESTS, ...SEALED_ANSWERS],
  files: SEALED_FILES,
} as const;
