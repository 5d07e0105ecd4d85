import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOnChange } from '#ui/on-change.ts';
import { useTimer } from '#ui/timer.ts';
import { type FleetSearch, SEARCHABLE, type SearchParameter } from '../domain/index.ts';

/** What stands in the form, as text; empty is "any". */
export type FleetFormValues = Readonly<Record<SearchParameter, string>>;

/** How long to wait for the next key. A date is typed in three parts. */
const TYPING_MS = 300;
const DATE_MS = 700;
/** Keys on the way to a year: 2 and 20 are dates to the browser, but to nobody else. */
const FIRST_PLAUSIBLE_YEAR = '1990';

const isDate = (name: SearchParameter) => name === 'checkin' || name === 'checkout';
const isTyped = (name: SearchParameter) => name === 'q' || name === 'guests' || isDate(name);

/** The form as an address fills it. Dates and words stay as they were typed, also where they are not understood. */
export function valuesOf(search: FleetSearch, query: { get(name: string): string | null }): FleetFormValues {
  const values = Object.fromEntries(
    SEARCHABLE.map((name) => [
      name,
      isTyped(name) || name === 'startTime' || name === 'hours'
        ? (query.get(name) ?? '')
        : String(search[name] ?? ''),
    ]),
  );
  return values as FleetFormValues;
}

/** The form as an address, from its first page. The same as a browser without scripts sends, less what is empty. */
export function addressOfForm(values: FleetFormValues): string {
  const query = new URLSearchParams();
  for (const name of SEARCHABLE) {
    const value = values[name];
    if (value !== '' && !(name === 'category' && value === 'all')) query.set(name, value);
  }
  return query.size === 0 ? '/yachts' : `/yachts?${query}`;
}

/**
 * A check-in moved past the check-out asks for another check-out. A time of day goes with its one day: without it no field shows
 * it, and it would only be said to be left out (product 2.6).
 */
export function settle(values: FleetFormValues, changed: SearchParameter): FleetFormValues {
  if (!isDate(changed)) return values;
  const { checkin, checkout } = values;
  const isReversed = checkin !== '' && checkout !== '' && checkout < checkin;
  if (changed === 'checkin' && isReversed) return { ...values, checkout: '' };
  const isOneDay = checkin !== '' && (checkout === '' || checkout === checkin);
  return isOneDay ? values : { ...values, startTime: '', hours: '' };
}

/**
 * The search form over the address: each change goes into the address at once, typed ones after a short rest and
 * without a history entry for every key. What is being typed is never overwritten by an address that lags behind.
 */
export function useFleetForm(search: FleetSearch, query: { get(name: string): string | null }) {
  const navigate = useNavigate();
  const given = valuesOf(search, query);
  const address = addressOfForm(given);
  /** What was typed but is not in the address yet. */
  const [draft, setDraft] = useState<FleetFormValues | null>(null);
  /** The addresses on the way there: known at once, also to a key that is pressed before the next drawing. */
  const steps = useRef<readonly string[]>([address]);
  /** How far along those the visitor has come, and by which arrival they began. */
  const reached = useRef({ step: 0, from: '' });
  const { key } = useLocation();
  const waiting = useTimer();
  const isDrafting = draft !== null && steps.current.includes(address);
  const values = isDrafting ? draft : given;

  const latest = useRef(address);
  latest.current = address;

  // The address has caught up, or the visitor has gone elsewhere: either way it is right again. Seen here, not after the page
  // is drawn: a key that is pressed in between would be taken back with the draft it stands in.
  const isThere = steps.current.at(-1) === address && addressOfForm(values) === address;
  if (draft !== null && (isThere || !isDrafting)) setDraft(null);

  // Each arrival of the form's own is further along. Any other is a link's, also one to where the visitor was already: what was
  // being typed goes with it.
  useOnChange(key, () => {
    // A key that was pressed sooner than this is seen has begun another draft here.
    if (reached.current.from === key) return;
    const step = steps.current.indexOf(address, reached.current.step + 1);
    reached.current.step = Math.max(0, step);
    if (step !== -1) return;
    waiting.stop();
    setDraft(null);
  });

  const change = (name: SearchParameter, value: string) => {
    waiting.stop();
    const next = { ...values, [name]: value };
    if (!isDrafting) {
      steps.current = [address];
      reached.current = { step: 0, from: key };
    }
    const go = () => {
      // The visitor has gone elsewhere meanwhile.
      if (!steps.current.includes(latest.current)) return;
      if (isDate(name) && value !== '' && value < FIRST_PLAUSIBLE_YEAR) return;
      const settled = settle(next, name);
      const to = addressOfForm(settled);
      const asked = steps.current.at(-1);
      steps.current = [...steps.current, to];
      setDraft(settled);
      if (to !== asked) {
        void navigate(to, { replace: isTyped(name) && !isDate(name), preventScrollReset: true });
      }
    };
    if (!isTyped(name)) return go();
    setDraft(next);
    waiting.start(go, isDate(name) ? DATE_MS : TYPING_MS);
  };

  return {
    values,
    change,
    /** Does at once what a pause in typing would do. */
    flush: waiting.flush,
    /** Lets go of what is being typed: everything is being taken back. */
    forget: () => {
      waiting.stop();
      setDraft(null);
    },
  };
}
