import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { giveBackFocus } from '#ui/focus.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { useTimer } from '#ui/timer.ts';
import { FEWEST_LETTERS, searchQuery } from './calls.ts';
import {
  addRecent,
  groupsOf,
  isFound,
  opensAtOnce,
  optionsLike,
  type PaletteGroup,
  type PaletteOption,
  readRecent,
} from './options.ts';
import { words } from './words/index.ts';

interface PaletteProps {
  places: readonly PaletteOption[];
  actions: readonly PaletteOption[];
  username: string;
  onClose: () => void;
}

const NOTHING: readonly PaletteGroup[] = [];
/** Ask the server once no key was pressed for this long, in milliseconds. */
const TYPED_MS = 150;
const PAGE = 5;

/** The groups of options: before anything is typed, recent options, actions and screens; then only those that match. */
function useGroups(
  { places, actions, username }: Omit<PaletteProps, 'onClose'>,
  typed: string,
  asked: string,
) {
  const [recent] = useState(() => readRecent(username));
  const isAsking = asked.length >= FEWEST_LETTERS;
  const found = useQuery({
    ...searchQuery(asked),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const local: PaletteGroup[] =
    typed === ''
      ? [
          {
            label: words.recent,
            options: recent.map((option) => ({ ...option, id: `recent-${option.id}` })),
          },
          { label: words.actions, options: actions },
          { label: words.goTo, options: places },
        ]
      : [
          { label: words.goTo, options: optionsLike(places, typed) },
          { label: words.actions, options: optionsLike(actions, typed) },
        ];
  const isTypedOut = typed.length >= FEWEST_LETTERS;
  const groups = [
    ...local.filter(({ options }) => options.length > 0),
    ...(isTypedOut && isAsking && found.data ? groupsOf(found.data) : []),
  ];
  return {
    groups,
    isSettled: !isTypedOut || (asked === typed && !found.isPlaceholderData && !found.isPending),
    failure: isTypedOut && found.isError ? () => void found.refetch() : undefined,
  };
}

/**
 * Finds any record by its name, number, email address or telephone number. The field keeps the focus; arrow keys select, Enter
 * opens, Escape closes.
 */
export function Palette({ onClose, ...given }: PaletteProps) {
  const listId = useId();
  const navigate = useNavigate();
  const timer = useTimer();
  const list = useRef<HTMLDivElement>(null);
  const [openedFrom] = useState(() => document.activeElement);
  // Modal only over a drawer, which would otherwise take a press outside itself as its own dismissal. Not elsewhere, because
  // making it modal costs a pass over the whole page: there, Tab or a press outside closes it.
  const [isOverDrawer] = useState(() => document.querySelector('.drawer') !== null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [wanted, setWanted] = useState<string>();
  // Render the field at once and the options a moment later.
  const isDrawn = useDeferredValue(true, false);
  const { groups: offered, isSettled, failure } = useGroups(given, typed, asked);
  const groups = isDrawn ? offered : NOTHING;
  const options = offered.flatMap((group) => group.options);
  const active = options.find(({ id }) => id === wanted) ?? options[0];
  const isReady = active !== undefined && opensAtOnce(active, { isSettled, isChosen: active.id === wanted });
  const idOf = (option: PaletteOption) => `${listId}-${option.id}`;
  // If the staff member presses Enter before the answer arrives, open the first option of that answer.
  const isEntered = useRef(false);

  useOnChange(`${isSettled} ${active?.id}`, () => {
    if (isEntered.current && isSettled && active) return choose(active);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const type = (text: string) => {
    const next = text.trim();
    isEntered.current = false;
    setTyped(next);
    setWanted(undefined);
    timer.start(() => setAsked(next), TYPED_MS);
  };
  const choose = (option: PaletteOption) => {
    onClose();
    const { id, to, run } = option;
    if (to === undefined) return run?.();
    // Do not add screens and actions to the recent options: the palette offers them anyway.
    if (isFound(option) || id.startsWith('recent-')) {
      addRecent(given.username, { ...option, id: id.replace(/^recent-/, '') });
    }
    void navigate(to);
  };
  const step = (by: number, isRound: boolean) => {
    const at = options.findIndex(({ id }) => id === active?.id) + by;
    const last = options.length - 1;
    setWanted(
      options[isRound ? (at + options.length) % options.length : Math.max(0, Math.min(last, at))]?.id,
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1, true);
    else if (event.key === 'ArrowUp') step(-1, true);
    else if (event.key === 'PageDown') step(PAGE, false);
    else if (event.key === 'PageUp') step(-PAGE, false);
    else if (event.key === 'Enter' && isReady) choose(active);
    else if (event.key === 'Enter') isEntered.current = !isSettled;
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };
  const count = options.length > 0 ? words.results(options.length) : words.nothingCalled(typed);
  const told = failure ? (
    <>
      {words.searchFailed}{' '}
      <button type="button" className="link" onClick={failure}>
        {words.tryAgain}
      </button>
    </>
  ) : (
    isDrawn && (isSettled ? typed !== '' && count : words.searching)
  );

  return (
    <RadixDialog.Root open modal={isOverDrawer} onOpenChange={(open) => open || onClose()}>
      <RadixDialog.Portal>
        <div className="dialog-overlay" />
        <RadixDialog.Content
          className="palette"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus(openedFrom);
          }}
        >
          <RadixDialog.Title className="sr-only">{words.searchEverything}</RadixDialog.Title>
          <div className="palette-field">
            <SearchIcon />
            <input
              type="text"
              role="combobox"
              aria-label={words.whatIsTyped}
              aria-expanded="true"
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isDrawn && active ? idOf(active) : undefined}
              placeholder={words.whatIsTyped}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={120}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
            />
            <RadixDialog.Close className="button button-quiet button-icon" aria-label={words.close}>
              <CloseIcon />
            </RadixDialog.Close>
          </div>
          <div ref={list} id={listId} role="listbox" aria-label={words.resultsList} className="palette-list">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
              <div key={group.label} role="group" aria-label={group.label}>
                <p className="palette-label" aria-hidden="true">
                  {group.label}
                </p>
                {group.options.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names what is chosen
                  <div
                    key={option.id}
                    id={idOf(option)}
                    role="option"
                    aria-selected={option.id === active?.id}
                    className="palette-option"
                    onPointerMove={() => setWanted(option.id)}
                    onClick={() => choose(option)}
                  >
                    <span className="palette-name">{option.name}</span>
                    {option.detail && <span className="palette-detail">{option.detail}</span>}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <p role="status" className={options.length === 0 || failure ? 'palette-told' : 'sr-only'}>
            {told}
          </p>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
