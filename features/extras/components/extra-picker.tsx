import { Check } from 'lucide';
import { Suspense, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { lazyPart } from '#ui/deferred.ts';
import { drawn, PlusIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { extraPicture } from './extra-picture.ts';

const CheckIcon = drawn(Check);

/** Loaded late: only a chosen extra can carry a note. */
const Note = lazyPart(() => import('./extra-note.tsx').then((module) => module.ExtraNote));

/** An add-on or a package, as the pickers and the summary show it. */
export interface ExtraChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Whole US dollars. */
  readonly price: number;
  readonly imageUrl: string;
}

interface ExtraPickerProps {
  extras: readonly ExtraChoice[];
  chosenIds: readonly string[];
  notes: Readonly<Record<string, string>>;
  onToggle: (id: string) => void;
  /**
   * How a press works before the scripts run: the form that the button submits, the field's name, and its value for an extra.
   */
  early: { readonly form: string; readonly name: string; readonly value: (id: string) => string };
  onNote: (id: string, note: string) => void;
  /** `row`: the picture beside the text; `card`: the picture above it. */
  look: 'row' | 'card';
  /** Whether nothing can be chosen now, because what is chosen is being sent. */
  inert: boolean;
  className?: string;
}

/** The list of extras to choose from: each has a switch with picture and price, and room for a note once it is chosen. */
export function ExtraPicker({
  extras,
  chosenIds,
  notes,
  onToggle,
  early,
  onNote,
  look,
  inert,
  className,
}: ExtraPickerProps) {
  return (
    <ul className={classes('grid', className)} inert={inert}>
      {extras.map((extra) => {
        const isChosen = chosenIds.includes(extra.id);
        return (
          <li
            key={extra.id}
            // The look follows `aria-pressed` of the button, so that a press before the scripts run shows at once.
            className="flex flex-col rounded-md border border-line bg-page ring-accent-strong transition-colors hover:border-line-strong has-aria-pressed:border-accent-strong has-aria-pressed:ring-1"
          >
            <ExtraSwitch
              extra={extra}
              isChosen={isChosen}
              look={look}
              onToggle={() => onToggle(extra.id)}
              early={{ form: early.form, name: early.name, value: early.value(extra.id) }}
            />
            {isChosen && (
              // Reserve the note's height at the press: when the note loads late, it must not move the next extra
              // under the visitor's finger.
              <Suspense fallback={<div className="min-h-11 border-t border-line" />}>
                <Note
                  name={extra.name}
                  note={notes[extra.id] ?? ''}
                  onNote={(note) => onNote(extra.id, note)}
                />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ExtraSwitchProps {
  extra: ExtraChoice;
  isChosen: boolean;
  look: 'row' | 'card';
  onToggle: () => void;
  early: { readonly form: string; readonly name: string; readonly value: string };
}

function ExtraSwitch({ extra, isChosen, look, onToggle, early }: ExtraSwitchProps) {
  const description = useId();
  const isRow = look === 'row';
  return (
    <div
      className={classes(
        'group relative flex flex-1',
        isRow ? 'items-start gap-4 p-3 max-[20rem]:flex-col' : 'flex-col',
      )}
    >
      <Picture
        src={extraPicture(extra.imageUrl)}
        alt=""
        sizes={isRow ? '12.5rem' : '(width >= 80rem) 21rem, (width >= 64rem) 30rem, 55vw'}
        width={1600}
        height={900}
        ratio={isRow ? '1 / 1' : '3 / 2'}
        className={isRow ? 'max-w-24 rounded-sm object-[75%_50%] xl:max-w-28' : 'rounded-t-md'}
      />
      <div className={classes('flex flex-1 flex-col', isRow ? 'pr-9' : 'p-3.5 sm:p-4')}>
        {/* The button's text is only the name and the price; its `::after` makes the whole card pressable. */}
        <button
          type="submit"
          {...early}
          data-extra={extra.id}
          aria-pressed={isChosen}
          aria-describedby={description}
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
          className="text-left outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent"
        >
          <span className="display block text-base leading-snug hyphens-auto min-[22.5rem]:text-lg">
            {extra.name}
          </span>{' '}
          <Price dollars={extra.price} missing="" className="mt-0.5 block font-semibold" />
        </button>
        <p id={description} className={classes('mt-1.5 text-sm text-muted', !isRow && 'max-sm:hidden')}>
          {extra.description}
        </p>
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 grid size-8 place-items-center rounded-full border border-line-strong bg-page text-ink transition-colors group-hover:border-ink group-has-aria-pressed:border-accent-strong group-has-aria-pressed:bg-accent-strong group-has-aria-pressed:text-on-dark"
      >
        <CheckIcon size={20} className="not-group-has-aria-pressed:hidden" />
        <PlusIcon size={18} className="group-has-aria-pressed:hidden" />
      </span>
    </div>
  );
}
