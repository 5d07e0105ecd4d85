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

/** Whether the page is being printed. A browser measures the sheets before a media query tells of it: these events come before. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    whenPrinted,
    () => isPrinting,
    () => false,
  );
