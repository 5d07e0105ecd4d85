import { type ReactNode, useState } from 'react';
import type { Catalog, CatalogItem } from '#core/catalog.ts';
import type { Field, Fields } from '#core/field-kinds.ts';
import { saidNow } from '#core/field-words.ts';
import type { OtherLanguage } from '#core/language.ts';
import { pictureAddress } from '#core/pictures.ts';
import { oldTranslations } from '#core/translations.ts';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { Badge } from '../badge.tsx';
import { Checkbox } from '../choice.tsx';
import { Skeleton } from '../skeleton.tsx';
import { PencilIcon, TrashIcon } from './icons.tsx';
import { OldTranslations } from './old-translations.tsx';
import { words } from './words/index.ts';

/** What a card of a catalog shows. */
export type Card = {
  readonly name: string;
  readonly picture?: string | undefined;
  /** Two letters, shown when there is no picture. */
  readonly initials?: string | undefined;
  readonly badges: readonly string[];
  /** One figure in words, such as a price, a number of guests or stars. */
  readonly fact?: string | undefined;
  readonly text: string;
  /** The languages of its texts that are older than their English. */
  readonly old?: readonly OtherLanguage[];
};

const CARD_WIDTH = 640;

function factOf(field: Field, value: unknown): string {
  if (field.kind === 'money') return formatDollars(Number(value));
  // A day alone says nothing, so put the field's name before it.
  return field.kind === 'day' && value
    ? `${saidNow(field).name} ${inWords(field, value)}`
    : inWords(field, value);
}

/** Builds an item's card from its catalog: the values of its choice fields become badges. */
export function cardFrom<Of extends Fields>(
  { fields, named, text, fact }: Catalog<Of>,
  item: CatalogItem<Of>,
): Card {
  const values = item as Readonly<Record<string, unknown>> & { readonly picture?: { readonly src: string } };
  return {
    name: String(values[named]),
    picture: values.picture && pictureAddress(values.picture.src, CARD_WIDTH),
    badges: Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' ? [inWords(field, values[name])] : [],
    ),
    ...(fact && { fact: factOf(fields[fact] as Field, values[fact]) }),
    text: String(values[text]),
    old: oldTranslations(fields, item),
  };
}

/** Placeholders while the cards load. */
export function CardSkeletons() {
  return (
    <div className="staff-cards" aria-busy="true">
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className="staff-card">
          <Skeleton className="aspect-16/10 w-full" />
          <div className="staff-card-body">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A catalog item's card: its content, whether the site shows it, and the buttons to change it. */
export function CatalogCard({
  card,
  isActive,
  handles,
  mayChange,
  onShow,
  onEdit,
  onDelete,
}: {
  card: Card;
  isActive: boolean;
  handles: ReactNode;
  mayChange: boolean;
  onShow: (isActive: boolean) => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { name, picture, initials, badges, fact, text, old = [] } = card;
  // The checkbox changes at once, before the server answers.
  const [wanted, setWanted] = useState<boolean>();
  const show = async (next: boolean) => {
    // Ignore a second press until the first is saved: it would carry the old version and look like a colleague's change. The
    // checkbox keeps the focus.
    if (wanted !== undefined) return;
    setWanted(next);
    await onShow(next);
    setWanted(undefined);
  };
  return (
    <>
      {initials && (
        <p aria-hidden="true" className="display yacht-card-picture grid place-items-center text-4xl">
          {initials}
        </p>
      )}
      {picture !== undefined && (
        <div className="yacht-card-picture">
          <img
            src={picture}
            alt=""
            width={480}
            height={300}
            loading="lazy"
            className="h-full w-full object-cover"
          />
        </div>
      )}
      <div className="staff-card-body">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="staff-subtitle">{name}</h3>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {!isActive && <Badge colour="orange">{words.hidden}</Badge>}
          <OldTranslations languages={old} />
        </div>
        {fact && <p className="tabular font-semibold">{fact}</p>}
        <p className="line-clamp-3 text-sm text-muted">{text}</p>
      </div>
      {mayChange && (
        <div className="staff-card-actions">
          <Checkbox
            label={words.active}
            aria-label={words.activeOf(name)}
            className="mr-auto text-sm"
            checked={wanted ?? isActive}
            aria-disabled={wanted !== undefined}
            onChange={(event) => void show(event.target.checked)}
          />
          {handles}
          <button
            type="button"
            className="staff-icon-button"
            aria-label={words.editOf(name)}
            title={words.edit}
            onClick={onEdit}
          >
            <PencilIcon size={18} />
          </button>
          <button
            type="button"
            className="staff-icon-button"
            aria-label={words.deleteOf(name)}
            title={words.remove}
            onClick={onDelete}
          >
            <TrashIcon size={18} />
          </button>
        </div>
      )}
    </>
  );
}
