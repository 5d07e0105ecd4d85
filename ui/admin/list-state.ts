import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressParts, useChangeAddress } from '../change-address.ts';

/** What a list shows, as its address says. So a link can share it, and reload and Back keep it. */
export type ListState = {
  readonly page: number;
  /** The value of a part; '' if the address does not have it, or has a value that does not fit. */
  get(name: string): string;
  /** Sets parts of the address; '', null and undefined remove a part. Goes back to page 1 unless `page` is set itself. */
  set(parts: AddressParts): void;
  /** Opens something beside the list, as these parts say; the list stays on its page, and Back closes it again. */
  open(parts: AddressParts): void;
  /** Sets parts without a step for Back, as when what was open beside the list closes; the list stays on its page. */
  show(parts: AddressParts): void;
  setPage(page: number): void;
  /** Removes these parts and goes back to page 1. */
  clear(names: readonly string[]): void;
  /** The given parts that are set, as the query of a call: `{ q: 'azimut', page: '2' }`. */
  query(names: readonly string[]): Record<string, string>;
};

/** The `shape` of a call's schema. */
type Known = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const ANYTHING: Known = {};

/**
 * The state of a list page; the address is its only store.
 *
 * @param known the schema of each part. A value that does not fit counts as not set, because the server would refuse the call
 * every time
 */
export function useListState(known: Known = ANYTHING): ListState {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  return useMemo(() => {
    const get = (name: string) => {
      const value = params.get(name) ?? '';
      return known[name]?.safeParse(value).success === false ? '' : value;
    };
    const page = Number(params.get('page'));
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      get,
      set: (parts) => change({ page: null, ...parts }),
      open: (parts) => change(parts, { replace: false }),
      show: (parts) => change(parts),
      setPage: (to) => change({ page: to > 1 ? String(to) : null }, { replace: false }),
      clear: (names) => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
      query: (names) => Object.fromEntries(names.flatMap((name) => (get(name) ? [[name, get(name)]] : []))),
    };
  }, [params, change, known]);
}
