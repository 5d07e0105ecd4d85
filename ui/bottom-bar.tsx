import type { ReactNode } from 'react';

/** Below 1024 px: holds the screen's one primary action, always within the thumb's reach. The chat link keeps clear of it. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className="bottom-bar screen-only">{children}</div>;
}
