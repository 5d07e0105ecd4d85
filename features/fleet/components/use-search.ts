import { useCallback, useRef, useState } from 'react';
import type { CharterDay } from '#core/charter-time.ts';
import { FRESH_SEARCH, type SearchValues, withAnswer } from './search-values.ts';

/** One search for the whole page: what is chosen in the hero stands in the floating bar too. */
export interface Search {
  readonly values: SearchValues;
  readonly change: (name: keyof SearchValues, value: string) => void;
  /** The day on which the page was made: server and browser must agree on it around midnight. */
  readonly today: CharterDay;
}

/** Holds the page's search. */
export function useSearch(today: CharterDay): Search {
  const [values, setValues] = useState(FRESH_SEARCH);
  return {
    values,
    change: (name, value) =>
      setValues((held) => (held[name] === value ? held : withAnswer(held, name, value))),
    today,
  };
}

/**
 * A form that the browser itself sends to /yachts: without what is empty (product 1.6), and keeping what a visitor
 * chose before the scripts had arrived.
 */
export function useSearchForm({ change }: Pick<Search, 'change'>) {
  const latest = useRef(change);
  latest.current = change;

  return useCallback((form: HTMLFormElement) => {
    for (const [name, value] of new FormData(form)) {
      if (Object.hasOwn(FRESH_SEARCH, name) && typeof value === 'string') {
        latest.current(name as keyof SearchValues, value);
      }
    }
    const leaveOutEmpty = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    };
    form.addEventListener('formdata', leaveOutEmpty);
    return () => form.removeEventListener('formdata', leaveOutEmpty);
  }, []);
}
