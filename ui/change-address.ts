import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Parts of an address; '', null and undefined remove a part. */
export type AddressParts = Readonly<Record<string, string | null | undefined>>;

/** What to change in an address. As a function of its present parts, two quick steps make two steps. */
export type AddressChange = AddressParts | ((now: URLSearchParams) => AddressParts);

/** The address that the last change leads to, while the router is still on its way there. */
let ahead: { readonly pathname: string; readonly params: URLSearchParams } | undefined;

/**
 * Changes parts of the page's address and leaves the others as they are at that moment. The router's own setter starts from the
 * address that was last rendered: of two quick changes, such as typing a search and opening a dialog, the second would undo the
 * first.
 *
 * @returns a function that stays the same while the component lives; `replace: false` adds an entry to the history
 */
export function useChangeAddress(): (change: AddressChange, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    async (change, { replace = true } = {}) => {
      const { pathname, search } = window.location;
      const params = new URLSearchParams(ahead?.pathname === pathname ? ahead.params : search);
      for (const [name, value] of Object.entries(typeof change === 'function' ? change(params) : change)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      const mine = { pathname, params };
      ahead = mine;
      await navigate(`?${params}`, { replace, preventScrollReset: true });
      if (ahead === mine) ahead = undefined;
    },
    [navigate],
  );
}
