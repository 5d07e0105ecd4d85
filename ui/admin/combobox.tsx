import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';

export type ComboboxOption = { readonly id: string; readonly name: string; readonly detail?: string };

interface ComboboxProps<Option extends ComboboxOption> {
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
  /** Suggestions for the typed text; shown below the field while it has the focus. */
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** The state of the search in words; screen readers announce each change. */
  told: string;
}

/**
 * A text field with suggestions. The field keeps the focus: arrows choose, Enter takes, Escape closes the suggestions only, not
 * the dialog around the field.
 */
export function Combobox<Option extends ComboboxOption>({
  label,
  hint,
  value,
  onType,
  options,
  onPick,
  told,
}: ComboboxProps<Option>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState(0);
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options[Math.min(chosen, options.length - 1)] : undefined;
  const idOf = (option: Option) => `${listId}-${option.id}`;
  const open = () => {
    setWanted(true);
    setChosen(0);
  };

  // A dialog handles Escape before its fields do, so catch the key on the window in the capture phase.
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    setWanted(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: globalThis.KeyboardEvent) => leave(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOpen]);

  const pick = (option: Option) => {
    setWanted(false);
    onPick(option);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { length } = options;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open();
      else setChosen((Math.min(chosen, length - 1) + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    } else if (event.key === 'Enter') {
      if (active) pick(active);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="combobox">
      <Field label={label} hint={hint}>
        <Input
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
            open();
          }}
          onKeyDown={press}
          onBlur={() => setWanted(false)}
        />
      </Field>
      <div id={listId} role="listbox" aria-label={label} hidden={!isOpen} className="combobox-list">
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option
          <div
            key={option.id}
            id={idOf(option)}
            role="option"
            aria-selected={option === active}
            className="palette-option"
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setChosen(options.indexOf(option))}
            onClick={() => pick(option)}
          >
            <span className="palette-name">{option.name}</span>
            {option.detail && <span className="palette-detail">{option.detail}</span>}
          </div>
        ))}
      </div>
      <p role="status" className="hint">
        {told}
      </p>
    </div>
  );
}
