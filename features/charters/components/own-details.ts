import type { Dispatch, RefObject, SetStateAction } from 'react';
import { answer } from '#core/api-client.ts';
import { sendAs } from '#core/send-as.ts';
import { whenSignedOut } from '#core/session-hint.ts';
import { accounts } from '#features/accounts/queries/user.ts';
import { toast } from '#ui/toast-store.ts';
import { words } from '../words/index.ts';
import type { GivenDraft } from './booking-draft.ts';
import type { BookingValues } from './booking-values.ts';

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The contact details for the charter form, and the account that they are from. */
type OwnDetails = Pick<BookingValues, (typeof CONTACT)[number]> & { readonly accountId: string };

/** The contact details of the client who is signed in; null for anybody else. Staff book for others, so theirs are not used. */
async function readOwnDetails(): Promise<OwnDetails | null> {
  try {
    const { id, role, firstName, lastName, email, phone } = await answer(await accounts().auth.user.$get());
    return role === 'client' ? { accountId: id, firstName, lastName, email, phone } : null;
  } catch {
    return null;
  }
}

/** The contact details, each from the first values that have it. */
const contactFrom = (...known: readonly Partial<BookingValues>[]): Partial<BookingValues> =>
  Object.fromEntries(CONTACT.map((name) => [name, known.find((values) => values[name])?.[name] ?? '']));

/** Empty values for the contact fields that still have the account's values; undefined if there are none. */
function withoutOwn(own: OwnDetails, now: Partial<BookingValues>): Partial<BookingValues> | undefined {
  const filled = CONTACT.filter((name) => own[name] !== '' && now[name] === own[name]);
  return filled.length === 0 ? undefined : Object.fromEntries(filled.map((name) => [name, '']));
}

interface FilledIn {
  /** What is known of the form's values, and the form as it stands. */
  readonly typed: RefObject<Partial<BookingValues>>;
  readonly typedSoFar: () => Partial<BookingValues>;
  readonly setDraft: Dispatch<SetStateAction<GivenDraft | undefined>>;
  /** Keeps what is known now in place of the draft that the tab has, if it has one. */
  readonly keepAgain: () => void;
}

/** Fills in the account's contact details where nothing else was typed. @returns what ends that, when the form is left */
export function fillInOwn({ typed, typedSoFar, setDraft, keepAgain }: FilledIn): () => void {
  let isLeft = false;
  let ownToClear = (): Partial<BookingValues> | undefined => undefined;
  let endAs = () => {};
  const fillIn = async () => {
    const own = await readOwnDetails();
    if (!own || isLeft) return;
    ownToClear = () => withoutOwn(own, typedSoFar());
    endAs = sendAs(own.accountId);
    setDraft((before) => ({
      // Include the draft before this one: if the form loads late, it gets only the last. Read when the form takes the draft, and
      // not now: on a slow phone the visitor may choose something in between.
      get faults() {
        return before?.faults;
      },
      get values() {
        const given = before?.values;
        return { ...given, ...typed.current, ...contactFrom(typedSoFar(), typed.current, own) };
      },
    }));
  };
  void fillIn();
  // Signed out in another tab: remove the details, so that the next person at this device does not see them.
  const stop = whenSignedOut(() => {
    isLeft = true;
    endAs();
    const gone = ownToClear();
    if (!gone) return;
    typed.current = { ...typed.current, ...gone };
    keepAgain();
    setDraft({ values: gone });
    toast({ title: words.signedOutElsewhere, description: words.signedOutElsewhereText });
  });
  return () => {
    isLeft = true;
    endAs();
    stop();
  };
}
