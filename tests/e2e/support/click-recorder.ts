/** An element in the page's content that can be clicked. */
export type Control = {
  /** Identifies the element while the page stays. */
  readonly mark: string;
  /** The element's kind: its name without the words that belong to one row only. */
  readonly key: string;
  readonly how: 'press' | 'row' | 'drag' | 'address';
  /** Whether it leads to another page or to a file, not to a place on this page. */
  readonly isLink: boolean;
  readonly isDisabled: boolean;
  /** Whether it is the selected tab or radio: pressing it again changes nothing. */
  readonly isChosen: boolean;
  /** The badges of its row, because the possible actions depend on the row's state. */
  readonly states: string;
  /** The text on or beside a disabled element. */
  readonly why: string;
};

export type Recorder = {
  /** From now on, changes count as the click's effect. */
  arm(mark: string): void;
  /** What has happened since `arm`, in one word; '' for nothing. */
  effect(): string;
  isQuiet(): boolean;
  controls(): Control[];
  /** The titles of the dialogs and menus over the page, from the bottom up. */
  layers(): string[];
};

declare global {
  interface Window {
    clickRecorder: Recorder;
  }
}

/**
 * Runs in the page before its own scripts: records the effects of a click. Toasts that go away, hover changes, and the
 * focus of the clicked element do not count.
 */
export function recordClicks(): void {
  const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
  const IN_VIEW = `#content, ${LAYER}`;
  const QUIET_MS = 40;
  let pending = 0;
  let calls = 0;
  let changes = 0;
  let asides = 0;
  let lastAt = performance.now();
  let marks = 0;
  let armed: { mark: string; focus: Element | null; values: string } | undefined;

  const send = window.fetch;
  window.fetch = async (...args) => {
    calls += 1;
    pending += 1;
    try {
      return await send(...args);
    } finally {
      pending -= 1;
      lastAt = performance.now();
    }
  };
  const sendOld = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (...args) {
    calls += 1;
    pending += 1;
    this.addEventListener('loadend', () => {
      pending -= 1;
      lastAt = performance.now();
    });
    sendOld.apply(this, args);
  };
  window.print = () => {
    asides += 1;
  };

  // A toast covers what is below it for five seconds. Let clicks through it, so that the walk need not wait.
  document.addEventListener('DOMContentLoaded', () => {
    const look = new CSSStyleSheet();
    look.replaceSync('.toast { pointer-events: none !important; }');
    document.adoptedStyleSheets.push(look);
  });

  const isSeen = (node: Node) => !/^(LINK|SCRIPT|STYLE)$/.test(node.nodeName);
  const isLayer = (node: Node) =>
    node instanceof Element && (node.matches(LAYER) || node.querySelector(LAYER) !== null);
  const isToast = (node: Node) =>
    node instanceof Element && (node.matches('.toast') || node.querySelector('.toast') !== null);
  const counts = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord) => {
    if (attributeName === 'data-click') return false;
    const element = target instanceof Element ? target : target.parentElement;
    if (element?.closest(IN_VIEW)) {
      return type !== 'childList' || [...addedNodes, ...removedNodes].some(isSeen);
    }
    if ([...addedNodes].some((node) => isLayer(node) || isToast(node))) return true;
    return [...removedNodes].some(isLayer);
  };
  new MutationObserver((records) => {
    const found = records.filter(counts).length;
    if (found === 0) return;
    changes += found;
    lastAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const layersOf = () =>
    [...document.querySelectorAll<HTMLElement>(LAYER)].filter(
      ({ dataset }) => dataset.state === undefined || dataset.state === 'open',
    );
  const fields = () =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'input, select, textarea',
      ),
    ]
      .map((field) =>
        field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? field.checked : field.value,
      )
      .join('\n');
  const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element | null): string => {
    if (!element) return '';
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return (
      element.getAttribute('aria-label') ||
      ids.map((id) => wordsOf(document.getElementById(id))).join(' ') ||
      wordsOf(element.querySelector(':scope > caption, :scope > legend, :scope > summary'))
    );
  };
  const kindOf = (text: string) =>
    text
      .replace(/"[^"]*"|“[^”]*”/g, '…')
      .replace(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b,?/g, '')
      .replace(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[a-z]{2,})?\b/g, '')
      .replace(/\d[\d,.:]*/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60);

  function describe(element: HTMLElement): Control {
    const row = element.closest('li, tr, article');
    const isRow = element.tagName === 'TR';
    const isLink = element.tagName === 'A';
    const place = kindOf(named(element.closest('section, nav, fieldset, table, ul[aria-label]')));
    const ownWords = wordsOf(element) || wordsOf(element.closest('label')) || element.title;
    const isWholeRow = isRow || (isLink && row !== null && !element.matches('.button'));
    const isMenu = element.getAttribute('aria-haspopup') === 'menu';
    // The actions of a menu depend on the state of what is open.
    const shown = isMenu ? element.closest('.drawer') : row;
    const states = [...(shown?.querySelectorAll('.badge') ?? [])].map(wordsOf).join(', ');
    const name = isMenu
      ? `${ownWords} (${states})`
      : isWholeRow
        ? `${isRow ? 'row' : 'link'} (${states})`
        : kindOf(row ? ownWords || named(element) : element.getAttribute('aria-label') || ownWords);
    const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
    const described = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => wordsOf(document.getElementById(id)))
      .join(' ');
    marks += 1;
    element.dataset.click ??= String(marks);
    const address = isLink ? (element.getAttribute('href') ?? '') : '';
    return {
      mark: element.dataset.click,
      key: `${place ? `${place}: ` : ''}${name}`,
      how: isRow
        ? 'row'
        : element.getAttribute('aria-roledescription') === 'sortable'
          ? 'drag'
          : /^(mailto:|tel:|https?:)/.test(address)
            ? 'address'
            : 'press',
      isLink: isLink && !address.startsWith('#'),
      isDisabled,
      isChosen:
        element.matches('[type="radio"]:checked, [aria-selected="true"]') ||
        element.matches('[aria-current]:not([aria-current="false"])'),
      states,
      why: isDisabled ? `${described} ${wordsOf(row ?? element.closest('nav'))}`.trim() : '',
    };
  }

  window.clickRecorder = {
    arm(mark) {
      armed = { mark, focus: document.activeElement, values: fields() };
      calls = 0;
      changes = 0;
      asides = 0;
    },
    effect() {
      if (calls > 0) return 'call';
      if (changes > 0) return 'change';
      if (asides > 0) return 'print';
      if (fields() !== armed?.values) return 'value';
      const focus = document.activeElement;
      const isMoved = focus !== armed?.focus && focus !== document.body;
      return isMoved && !focus?.closest(`[data-click="${armed?.mark}"]`) ? 'focus' : '';
    },
    isQuiet: () =>
      pending === 0 &&
      performance.now() - lastAt > QUIET_MS &&
      ![...document.querySelectorAll('[aria-busy="true"]')].some((busy) => busy.closest(IN_VIEW)) &&
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
        ),
    controls() {
      const scope = layersOf().at(-1) ?? document.querySelector('#content');
      const found = scope?.querySelectorAll<HTMLElement>(
        'button, [role="button"], a[href], summary, input[type="checkbox"], input[type="radio"], input[type="file"], tr[tabindex="0"], [role="menuitem"]',
      );
      return [...(found ?? [])]
        .filter(
          (element) =>
            element.checkVisibility() && !element.matches('.sr-only, [tabindex="-1"]:not([role="menuitem"])'),
        )
        .map(describe);
    },
    layers: () =>
      layersOf().map((layer) =>
        layer.role === 'menu' ? `Menu ${named(layer)}` : named(layer) || 'Untitled',
      ),
  };
}
