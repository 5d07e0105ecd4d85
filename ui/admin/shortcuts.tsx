import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog.tsx';

/** One key, or two after each other; `label` is what the help says. */
export type Shortcut = { readonly keys: readonly string[]; readonly label: string; readonly run: () => void };

/** The second key of two must follow within this time. */
const TOGETHER_MS = 1_200;

const registered = new Set<readonly Shortcut[]>();
const listeners = new Set<() => void>();
let known: readonly Shortcut[] = [];

function registeredChanged(): void {
  known = [...registered].flat();
  for (const listener of listeners) listener();
}

/** Whether a key is meant for what has the focus: a field, or whatever is in an open dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

const isBehindDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys for as long as the component stands. They rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const names = shortcuts.map(({ keys, label }) => `${keys.join(' ')} ${label}`).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: registered anew when the keys change, not at every render
  useEffect(() => {
    const own = latest.current;
    registered.add(own);
    registeredChanged();
    let before: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || isBehindDialog()) return;
      const first = before && event.timeStamp - before.at < TOGETHER_MS ? before.key : undefined;
      before = { key: event.key, at: event.timeStamp };
      const pressed = latest.current.find(({ keys }) =>
        keys.length === 2
          ? keys[0] === first && keys[1] === event.key
          : first !== 'g' && keys[0] === event.key,
      );
      if (!pressed) return;
      before = undefined;
      event.preventDefault();
      pressed.run();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      registered.delete(own);
      registeredChanged();
    };
  }, [names]);
}

const NONE: readonly Shortcut[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the keys of the page do: opened with "?". */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const shortcuts = useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  );
  useShortcuts([{ keys: ['?'], label: 'Show these keys', run: () => setOpen(true) }]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keys">
      <dl className="keys">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys.join(' ')} ${label}`} className="contents">
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
