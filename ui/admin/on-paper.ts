import { useSyncExternalStore } from 'react';

let isPrinting = false;

function whenPrinted(onChange: () => void) {
  const hear = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  isPrinting = false;
  addEventListener('beforeprint', hear);
  addEventListener('afterprint', hear);
  return () => {
    removeEventListener('beforeprint', hear);
    removeEventListener('afterprint', hear);
  };
}

/**
 * Whether the page is being printed. Uses the print events, because a browser measures the sheets before it updates the print
 * media query.
 */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    whenPrinted,
    () => isPrinting,
    () => false,
  );
