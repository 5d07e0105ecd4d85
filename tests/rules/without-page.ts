import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Runs components that draw nothing, with their hooks and effects, without a browser; until the test ends.
 *
 * @param page what the window has besides, if they ask for it
 */
export async function runWithoutPage(node: ReactNode, page: object = {}): Promise<void> {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget }, page));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(emptyElement());
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(() => root.render(node));
}

/** React puts nothing into it, but asks for what each element has. */
function emptyElement(): Element {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null });
  return Object.assign(new EventTarget(), {
    nodeType: 1,
    tagName: 'DIV',
    ownerDocument,
  }) as unknown as Element;
}
