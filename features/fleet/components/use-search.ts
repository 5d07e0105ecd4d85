import { useCallback, useRef, useState } from 'react';
import type { CharterDay } from '#core/charter-time.ts';
import { FRESH_SEARCH, type SearchValues, withAnswer } from './search-values.ts';

/** The search that the whole page shares: a choice in the hero appears in the floating bar too. */
export interface Search {
  readonly values: SearchValues;
  readonly change: (name: keyof SearchValues, value: string) => void;
  /** The day when the server rendered the page: server and browser must use the same day around midnight. */
  readonly today: CharterDay;
}

/** The state of the page's search. */
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
 * A ref for a form that the browser itself submits to /yachts. It leaves out empty fields (product 1.6), and keeps what the
 * visitor chose before the scripts were loaded.
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
