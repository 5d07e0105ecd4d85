import { isId } from '#core/ids.ts';
import type { Reach } from '../repository/index.ts';

export type { Reach };

/** Who calls, as far as an application cares: what they may reach, and how the history names them. */
export type Caller = Reach & {
  /** Whether they are of the staff who work on applications, and do not only read them. */
  readonly mayAnswer?: boolean;
  /** Whether they are of the staff who may open what is sealed. */
  readonly opensSealed?: boolean;
  /** "applicant", or a colleague's username. */
  readonly name: string;
  /** What names the browser that calls; undefined when it holds no grant. */
  readonly browserToken?: string | undefined;
};

/** The caller where the site itself acts upon something that happened. */
export const SYSTEM: Caller = {
  accountId: undefined,
  ownIds: [],
  isAdministrator: true,
  name: 'system',
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id from outside: one that cannot be one is looked for like any other, and not found. */
export function asId(given: string): string {
  return isId(given) ? given.toLowerCase() : NOBODY;
}

/** What a seal is bound to: moved to another application it does not open. */
export const sealContext = {
  dateOfBirth: (id: string) => `financing ${id} dateOfBirth`,
  ssnLast4: (id: string) => `financing ${id} ssnLast4`,
  fileName: (documentId: string) => `financing-document ${documentId} fileName`,
};
