import { useCallback, useRef } from 'react';
import { useShortcuts } from './shortcuts.tsx';
import { words } from './words/index.ts';

/** The attribute of a row that j, k and the arrows step through; its value is the row's id. */
const ROW = 'data-row';

/** Makes an element a row that j, k and the arrows step through. */
export const rowProps = (id: string) => ({ [ROW]: id });

/** Finds a row by its id. */
export const rowSelector = (id: string) => `[${ROW}="${CSS.escape(id)}"]`;

function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[next]?.focus();
  rows[next]?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keys for the rows of a list: j and k, and the arrows once a row has the focus, move; Enter opens the focused row.
 *
 * @returns the ref to set on the list
 */
export function useRowKeys(onOpen?: (id: string) => void) {
  const list = useRef<HTMLElement>(null);
  const open = useRef(onOpen);
  open.current = onOpen;
  useShortcuts([
    { keys: ['j'], label: words.nextRow, run: () => step(list.current, 1) },
    { keys: ['k'], label: words.previousRow, run: () => step(list.current, -1) },
  ]);
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    list.current = element;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.hasAttribute(ROW)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        step(element, event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && open.current) {
        event.preventDefault();
        open.current(target.getAttribute(ROW) ?? '');
      }
    };
    element.addEventListener('keydown', press);
    return () => {
      list.current = null;
      element.removeEventListener('keydown', press);
    };
  }, []);
}
