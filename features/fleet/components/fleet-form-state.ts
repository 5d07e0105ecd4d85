import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mustStay } from '#ui/must-stay.ts';
import { useOnChange } from '#ui/on-change.ts';
import { useTimer } from '#ui/timer.ts';
import { type FleetSearch, SEARCHABLE, type SearchParameter } from '../domain/index.ts';

/** The values in the form, as text; empty means "any". */
export type FleetFormValues = Readonly<Record<SearchParameter, string>>;

/** How long to wait for the next key, in milliseconds. A date takes longer, because it is typed in three parts. */
const TYPING_MS = 300;
const DATE_MS = 700;
/** How often to look whether the network is back. */
const AWAY_MS = 500;
/** While a year is typed, the browser reports the years 2 and 20 as valid dates. Ignore dates before this year. */
const FIRST_PLAUSIBLE_YEAR = '1990';

const isDate = (name: SearchParameter) => name === 'checkin' || name === 'checkout';
const isTyped = (name: SearchParameter) => name === 'q' || name === 'guests' || isDate(name);

/** The form's values, read from an address. Dates and words stay as typed, even if they cannot be understood. */
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

/**
 * The address of the form's values, at the first page. Like the one a browser without scripts requests, but without empty parts.
 */
export function addressOfForm(values: FleetFormValues): string {
  const query = new URLSearchParams();
  for (const name of SEARCHABLE) {
    const value = values[name];
    if (value !== '' && !(name === 'category' && value === 'all')) query.set(name, value);
  }
  return query.size === 0 ? '/yachts' : `/yachts?${query}`;
}

/**
 * Adjusts values after a change of date: a check-in after the check-out clears the check-out. A time of day is cleared unless the
 * search is for one day: no field would show it, and the page would only report it as ignored (product 2.6).
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
 * The state of the search form, based on the address. Every change goes into the address at once; typed changes go after a short
 * pause, without a history entry for every key. An address that lags behind never overwrites what the visitor is typing.
 */
export function useFleetForm(search: FleetSearch, query: { get(name: string): string | null }) {
  const navigate = useNavigate();
  const given = valuesOf(search, query);
  const address = addressOfForm(given);
  /** Values that are typed but not in the address yet. */
  const [draft, setDraft] = useState<FleetFormValues | null>(null);
  /** The addresses navigated to during this draft. A ref, so that a key pressed before the next render sees them. */
  const steps = useRef<readonly string[]>([address]);
  /** Which of these steps the address has reached, and the location key at which the draft began. */
  const reached = useRef({ step: 0, from: '' });
  const { key } = useLocation();
  const waiting = useTimer();
  const isDrafting = draft !== null && steps.current.includes(address);
  const values = isDrafting ? draft : given;
  /** A ref, because several fields may change before the next render: those chosen before the scripts came. */
  const known = useRef({ values, isDrafting });
  known.current = { values, isDrafting };

  const latest = useRef(address);
  latest.current = address;

  // The address has caught up, or the visitor has navigated elsewhere: drop the draft. Do it during rendering, not in an effect,
  // because a key pressed in between would be lost with the draft.
  const isThere = steps.current.at(-1) === address && addressOfForm(values) === address;
  if (draft !== null && (isThere || !isDrafting)) setDraft(null);

  // A navigation of the form itself moves to a later step. Any other is a link, even one to the same address, and drops what was
  // being typed.
  useOnChange(key, () => {
    // A key pressed before this callback ran has started a new draft at this location: keep that draft.
    if (reached.current.from === key) return;
    const step = steps.current.indexOf(address, reached.current.step + 1);
    reached.current.step = Math.max(0, step);
    if (step !== -1) return;
    waiting.stop();
    setDraft(null);
  });

  const change = (name: SearchParameter, value: string) => {
    waiting.stop();
    const next = { ...known.current.values, [name]: value };
    if (!known.current.isDrafting) {
      steps.current = [address];
      reached.current = { step: 0, from: key };
    }
    known.current = { values: next, isDrafting: true };
    const go = () => {
      // The visitor has navigated elsewhere meanwhile.
      if (!steps.current.includes(latest.current)) return;
      if (isDate(name) && value !== '' && value < FIRST_PLAUSIBLE_YEAR) return;
      const settled = settle(next, name);
      setDraft(settled);
      known.current = { values: settled, isDrafting: true };
      if (mustStay()) return waiting.start(goOnceBack, AWAY_MS);
      const to = addressOfForm(settled);
      const asked = steps.current.at(-1);
      steps.current = [...steps.current, to];
      if (to !== asked) {
        void navigate(to, { replace: isTyped(name) && !isDate(name), preventScrollReset: true });
      }
    };
    const goOnceBack = () => (navigator.onLine ? go() : waiting.start(goOnceBack, AWAY_MS));
    if (!isTyped(name)) return go();
    setDraft(next);
    waiting.start(go, isDate(name) ? DATE_MS : TYPING_MS);
  };

  return {
    values,
    change,
    /** Applies a pending typed change at once, without waiting for the pause. */
    flush: () => mustStay() || waiting.flush(),
    /** Drops what is being typed, because all filters are being cleared. */
    forget: () => {
      waiting.stop();
      setDraft(null);
    },
  };
}
