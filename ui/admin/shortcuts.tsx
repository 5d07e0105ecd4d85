import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Checkbox } from '../choice.tsx';
import { Dialog } from '../dialog.tsx';
import { words } from './words/index.ts';

/** One key, two keys in sequence, or one with Ctrl or ⌘ ("Ctrl+K"); `label` is its text in the help. */
export type Shortcut = { readonly keys: readonly string[]; readonly label: string; readonly run: () => void };

const nameOf = ({ keys, label }: Shortcut) => `${keys.join(' ')} ${label}`;

/** The second key of a sequence must follow within this time. */
const TOGETHER_MS = 1_200;

const registered = new Set<readonly Shortcut[]>();
const listeners = new Set<() => void>();
let known: readonly Shortcut[] = [];

function registeredChanged(): void {
  known = [...registered].flat();
  for (const listener of listeners) listener();
}

/** Whether the key goes to a field that is being typed in. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether such a dialog is open above the page. One that is only fading out does not count, because it takes no keys. */
const isOpen = (dialogs: string) =>
  document.querySelector(`:is(${dialogs}):not([data-state="closed"])`) !== null;
const isBehindDialog = () => isOpen('[role="dialog"], [role="alertdialog"]');
/** Forms may hold unsaved input; a drawer beside a list is mostly read. */
const isBehindForm = () => isOpen('[role="dialog"]:not(.drawer), [role="alertdialog"]');

const SWITCH = 'staff-keys';

/** Whether single characters are switched off: speech input and tremor press them unasked (WCAG 2.1.4). */
function areCharactersOff(): boolean {
  try {
    return localStorage.getItem(SWITCH) === 'off';
  } catch {
    return false;
  }
}

function switchCharacters(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
  } catch {
    // Storage is refused: the keys stay on.
  }
}

/** The pressed key in the notation of shortcuts; undefined if the key is meant for something else. */
function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return isBehindForm() ? undefined : `Ctrl+${event.key.toUpperCase()}`;
  if (event.key.length === 1 && areCharactersOff()) return undefined;
  return isTyping(event) || isBehindDialog() ? undefined : event.key;
}

/**
 * Registers shortcuts while the component is mounted. They are off while somebody types or a dialog is open; those with Ctrl or
 * ⌘ are off only while a form is open.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const names = shortcuts.map(nameOf).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: register again when the keys change, not at every render
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

/** The list of the page's shortcuts, where single characters are switched off and on; "?" opens it. */
export function ShortcutHelp({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const shortcuts = useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  );
  useShortcuts([{ keys: ['?'], label: words.showKeys, run: () => onOpenChange(true) }]);
  // Several tables on a page register the same keys: list each once.
  const each = new Map(shortcuts.map((shortcut) => [nameOf(shortcut), shortcut]));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.keys}>
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
      <Checkbox
        className="mt-6"
        label={words.characterKeys}
        note={words.characterKeysNote}
        defaultChecked={!areCharactersOff()}
        onChange={({ target }) => switchCharacters(target.checked)}
      />
    </Dialog>
  );
}
