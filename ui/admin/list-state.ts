import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressParts, useChangeAddress } from '../change-address.ts';

/** What a list shows, as its address says it: shareable, kept by reload and by the back button. */
export type ListState = {
  readonly page: number;
  /** '' where the address says nothing. */
  get(name: string): string;
  /** Sets parts of the address; '', null and undefined take one away. Any change but of the page goes back to page 1. */
  set(parts: AddressParts): void;
  /** Sets parts that say what is opened beside the list, which stays on its page. */
  show(parts: AddressParts): void;
  setPage(page: number): void;
  /** Takes all of these away. */
  clear(names: readonly string[]): void;
  /**
   * The given parts that are set, for the call: `{ q: 'azimut', page: '2' }`.
   *
   * @param known what each may be; the call would be refused with anything else, however often it is tried, so that is left out
   */
  query(names: readonly string[], known?: Known): Record<string, string>;
};

/** As a call's schema has them in its `shape`. */
type Known = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

/** The state of a list page, kept in its address and nowhere else. */
export function useListState(): ListState {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  return useMemo(() => {
    const page = Number(params.get('page'));
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      get: (name) => params.get(name) ?? '',
      set: (parts) => change({ page: null, ...parts }),
      show: (parts) => change(parts),
      setPage: (to) => change({ page: to > 1 ? String(to) : null }, { replace: false }),
      clear: (names) => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
      query: (names, known = {}) =>
        Object.fromEntries(
          names.flatMap((name) => {
            const value = params.get(name);
            return value && known[name]?.safeParse(value).success !== false ? [[name, value]] : [];
          }),
        ),
    };
  }, [params, change]);
}
