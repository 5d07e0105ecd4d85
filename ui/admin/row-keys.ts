import { type RefObject, useEffect } from 'react';
import { useShortcuts } from './shortcuts.tsx';

/** What j, k and the arrows step through. */
export const ROW = 'data-row';

function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[next]?.focus();
  rows[next]?.scrollIntoView({ block: 'nearest' });
}

/** j and k, and the arrows once a row has the focus, move through the rows of a list; Enter opens the one in focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onOpen?: (id: string) => void): void {
  useShortcuts([
    { keys: ['j'], label: 'Next row', run: () => step(list.current, 1) },
    { keys: ['k'], label: 'Previous row', run: () => step(list.current, -1) },
  ]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.hasAttribute(ROW)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        step(element, event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && onOpen) {
        event.preventDefault();
        onOpen(target.getAttribute(ROW) ?? '');
      }
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [list, onOpen]);
}
