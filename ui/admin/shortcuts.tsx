import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog.tsx';
import { words } from './words/index.ts';

/** One key, two after each other, or one with Ctrl or ⌘ ("Ctrl+K"); `label` is what the help says. */
export type Shortcut = { readonly keys: readonly string[]; readonly label: string; readonly run: () => void };

const nameOf = ({ keys, label }: Shortcut) => `${keys.join(' ')} ${label}`;

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

/** What is open above the page; what is only fading takes no key any more. */
const isOpen = (dialogs: string) =>
  document.querySelector(`:is(${dialogs}):not([data-state="closed"])`) !== null;
const isBehindDialog = () => isOpen('[role="dialog"], [role="alertdialog"]');
/** A form may have been typed into; what is open beside a list is only looked at. */
const isBehindForm = () => isOpen('[role="dialog"]:not(.drawer), [role="alertdialog"]');

/** What was pressed, as shortcuts name it; undefined where the key is meant for something else. */
function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return isBehindForm() ? undefined : `Ctrl+${event.key.toUpperCase()}`;
  return isTyping(event) || isBehindDialog() ? undefined : event.key;
}

/**
 * Keys for as long as the component stands. They rest while somebody types or a dialog is open; those with Ctrl or ⌘ only
 * while a form is open.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const names = shortcuts.map(nameOf).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: registered anew when the keys change, not at every render
  useEffect(() => {
    const own = latest.current;
    registered.add(own);
    registeredChanged();
    let before: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === undefined) return;
      const first = before && event.timeStamp - before.at < TOGETHER_MS ? before.key : undefined;
      before = { key, at: event.timeStamp };
      const pressed = latest.current.find(({ keys }) =>
        keys.length === 2 ? keys[0] === first && keys[1] === key : first !== 'g' && keys[0] === key,
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
  useShortcuts([{ keys: ['?'], label: words.showKeys, run: () => setOpen(true) }]);
  // A page of several tables has the keys of each.
  const each = new Map(shortcuts.map((shortcut) => [nameOf(shortcut), shortcut]));
  return (
    <Dialog open={open} onOpenChange={setOpen} title={words.keys}>
      <dl className="keys">
        {[...each].map(([name, { keys, label }]) => (
          <div key={name} className="contents">
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
