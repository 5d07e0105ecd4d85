import { isId } from '#core/ids.ts';
import type { Reach } from '../repository/index.ts';

export type { Reach };

/** The caller of a financing service: what they may reach, and their name in the history. */
export type Caller = Reach & {
  /** Whether the caller may work on applications as staff, and not only read them. */
  readonly mayAnswer?: boolean;
  /** Whether the caller may open sealed fields and files as staff. */
  readonly opensSealed?: boolean;
  /** "applicant", or the username of a staff member. */
  readonly name: string;
  /** The browser's grant token; undefined if it holds no grant. */
  readonly browserToken?: string | undefined;
};

/** The caller when the site itself reacts to something. */
export const SYSTEM: Caller = {
  accountId: undefined,
  ownIds: [],
  isAdministrator: true,
  name: 'system',
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id from outside. If it is malformed, answers an id that exists nowhere, so that the query finds nothing. */
export function asId(given: string): string {
  return isId(given) ? given.toLowerCase() : NOBODY;
}

/** The context that each value is sealed for: moved to another application, it cannot be opened. */
export const sealContext = {
  dateOfBirth: (id: string) => `financing ${id} dateOfBirth`,
  ssnLast4: (id: string) => `financing ${id} ssnLast4`,
  fileName: (documentId: string) => `financing-document ${documentId} fileName`,
};
