import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

/** Debian's packages, and the file that the tests use from each. */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'libwebkit2gtk-4.1-0': '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  xvfb: '/usr/bin/Xvfb',
} as const;

/** The key by which W3C WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 20_000;

/** A function that runs in the page; its source is sent there as text. */
type InPage<Answer> = (...given: string[]) => Answer | Promise<Answer>;

/** One page in Safari's engine, driven by its own WebDriver. */
export type WebKit = {
  /** Opens a page of the site, and waits until it is hydrated. */
  goto(address: string): Promise<void>;
  run<Answer>(read: InPage<Answer>, ...given: string[]): Promise<Answer>;
  /** Repeats the function until it answers something truthy. */
  until<Answer>(read: InPage<Answer>, ...given: string[]): Promise<Answer>;
  /** Presses the last visible element whose name begins like this: what lies on top comes later in the document. */
  press(name: string): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /**
   * Ticks the box with this label, or sets the field's value, such as a day or an option that typing alone cannot
   * reach.
   */
  set(label: string, value?: string): Promise<void>;
  /** The errors of the open page since it was hydrated. */
  troubles(): Promise<string[]>;
  end(): Promise<void>;
};

function programOf(name: keyof typeof PROGRAMS): string {
  const [found] = globSync(PROGRAMS[name]);
  if (found !== undefined && existsSync(found)) return found;
  const packages = Object.keys(PROGRAMS).join(' ');
  throw new Error(`Debian's ${name} is missing: apt-get install --no-install-recommends ${packages}`);
}

/** Opens a virtual screen; answers its name and a function that ends it. */
async function openScreen(width: number, height: number) {
  const screen = spawn(programOf('xvfb'), ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await new Promise<[Buffer]>((resolve) =>
    screen.stdout.once('data', (data) => resolve([data])),
  );
  return { name: `:${number.toString().trim()}`, end: () => ended(screen) };
}

async function ended(program: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  program.kill();
  await gone;
}

/** Runs in the page: the last visible element whose name begins like this, or the field of such a label. */
function named(name: string, what: string): Element | undefined {
  const all = [
    ...document.querySelectorAll<HTMLElement>(what === 'press' ? 'a, button, [role="tab"]' : 'label'),
  ];
  const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.innerText).trim();
  const found = all.findLast((one) => one.checkVisibility() && nameOf(one).startsWith(name));
  const element = found instanceof HTMLLabelElement ? found.control : found;
  element?.scrollIntoView({ block: 'center' });
  return element ?? undefined;
}

/** Runs in the page: collects errors from now on. */
function listen() {
  const all: string[] = [];
  Object.assign(window, { troubles: all });
  window.addEventListener('error', ({ message }) => all.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => all.push(String(reason)));
  console.error = (...said: unknown[]) => all.push(said.join(' '));
}

/** Runs in the page: sets the last visible field with this label; answers whether it now has the value. */
function setField(label: string, value: string): boolean {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.findLast(
    (one) => one.checkVisibility() && one.innerText.trim().startsWith(label),
  )?.control;
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    field.click();
    return field.checked;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
  // Call the prototype's setter, because React replaces the element's own and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value === value;
}

/** Opens a window of this size. It cannot be narrower than its toolbar: 390 px become about 450. */
export async function openWebKit(port: number, width: number, height: number): Promise<WebKit> {
  const screen = await openScreen(1600, 1200);
  const driver = spawn(programOf('webkit2gtk-driver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let isUp = false; !isUp; await after(50))
    isUp = await call('GET', '/status').then(
      () => true,
      () => false,
    );
  const binary = programOf('libwebkit2gtk-4.1-0');
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width, height });

  /** Waits for an element and answers its WebDriver path. */
  const find = async (name: string, what: 'press' | 'type') => {
    const found: unknown = await page.until(named, name, what);
    return `${session}/element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  const page: WebKit = {
    goto: async (address) => {
      await call('POST', `${session}/url`, { url: address });
      await page.until(() => document.documentElement.dataset.hydrated !== undefined);
      await page.run(listen);
    },
    run: (read, ...given) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${read})(...[...arguments].slice(0, -1))).then(done)`;
      return call('POST', `${session}/execute/async`, { script, args: given });
    },
    until: async (read, ...given) => {
      for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await after(100)) {
        const answer = await page.run(read, ...given);
        if (answer) return answer;
      }
      throw new Error(`In vain: ${read}`);
    },
    press: async (name) => {
      // A moving element may cover the button for a moment, so try again.
      for (const start = Date.now(); ; await after(100)) {
        try {
          await call('POST', `${await find(name, 'press')}/click`, {});
          return;
        } catch (error) {
          if (!String(error).includes('intercepted') || Date.now() - start > PATIENCE_MS) throw error;
        }
      }
    },
    type: async (label, text) => {
      await call('POST', `${await find(label, 'type')}/value`, { text });
    },
    set: async (label, value = '') => {
      await page.until(setField, label, value);
    },
    troubles: () => page.run(() => (window as unknown as { troubles: string[] }).troubles),
    end: async () => {
      await call('DELETE', session).catch(() => undefined);
      await ended(driver);
      await screen.end();
    },
  };
  return page;
}
