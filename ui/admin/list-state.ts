import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What a list shows, as its address says it: shareable, kept by reload and by the back button. */
export type ListState = {
  readonly page: number;
  /** '' where the address says nothing. */
  get(name: string): string;
  /** Sets parts of the address; '' and undefined take one away. Any change but of the page goes back to page 1. */
  set(parts: Readonly<Record<string, string | undefined>>): void;
  setPage(page: number): void;
  /** Takes all of these away. */
  clear(names: readonly string[]): void;
  /** The given parts that are set, for the call: `{ q: 'azimut', page: '2' }`. */
  query(names: readonly string[]): Record<string, string>;
};

/** The state of a list page, kept in its address and nowhere else. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (make: (next: URLSearchParams) => void, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          make(next);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const page = Number(params.get('page'));
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      get: (name) => params.get(name) ?? '',
      set: (parts) =>
        change((next) => {
          if (!('page' in parts)) next.delete('page');
          for (const [name, value] of Object.entries(parts)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
        }, true),
      setPage: (to) =>
        change((next) => {
          if (to > 1) next.set('page', String(to));
          else next.delete('page');
        }, false),
      clear: (names) =>
        change((next) => {
          for (const name of [...names, 'page']) next.delete(name);
        }, true),
      query: (names) =>
        Object.fromEntries(
          names.flatMap((name) => {
            const value = params.get(name);
            return value ? [[name, value]] : [];
          }),
        ),
    };
  }, [params, change]);
}
