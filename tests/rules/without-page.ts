import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Runs components with their hooks and effects, without a browser, until the test ends. What they draw goes nowhere.
 *
 * @param found what the document finds for any selector
 */
export async function runWithoutPage(node: ReactNode, found: object | null = null): Promise<void> {
  const document = Object.assign(new EventTarget(), {
    nodeType: 9,
    activeElement: null,
    cookie: '',
    createElement: (name: string) => anElement(name, document),
    createTextNode: () => anElement('#text', document),
    querySelector: () => found,
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget }));
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(anElement('div', document));
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(() => root.render(node));
}

const ignored = () => undefined;

/** What React asks an element for. */
const anElement = (name: string, ownerDocument: object) =>
  Object.assign(new EventTarget(), {
    nodeType: 1,
    tagName: name.toUpperCase(),
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument,
    options: [],
    style: {},
    setAttribute: ignored,
    removeAttribute: ignored,
    appendChild: ignored,
    insertBefore: ignored,
    removeChild: ignored,
  }) as unknown as Element;
