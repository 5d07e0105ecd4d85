import type { ReactNode } from 'react';
import { charterDayAt } from '#core/charter-time.ts';
import { oldTranslations } from '#core/translations.ts';
import { CalendarIcon, EyeIcon, PencilIcon, PriceIcon, RestoreIcon, TrashIcon } from '#ui/admin/icons.tsx';
import { OldTranslations } from '#ui/admin/old-translations.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { rowProps } from '#ui/admin/row-keys.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { hasPapers } from '../../domain/index.ts';
import { yachtFields } from '../../fields/index.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';
import { CardPicture } from './card-picture.tsx';
import { papersSentence } from './papers-words.ts';
import { words } from './words/index.ts';
import './field-words.ts';

/** A yacht in the staff's grid: picture, facts and actions. Enter opens the yacht. */
export function YachtCard({
  yacht,
  isChosen,
  onChoose,
  onOpen,
}: {
  yacht: AdminYachtAnswer;
  isChosen: boolean;
  /** Undefined if the staff member has no action for several yachts at once. */
  onChoose: (() => void) | undefined;
  onOpen: (dialog: 'view' | 'edit' | 'prices' | 'calendar' | 'delete' | 'restore') => void;
}) {
  const may = useMay();
  const mayChange = may('fleet', 'changes');
  const { name, brand, lengthFt, capacity, basePrice, archivedAt } = yacht;
  const allowed = papersSentence({ capacity, papers: yacht }, charterDayAt(new Date()));
  const action = (dialog: Parameters<typeof onOpen>[0], label: string, icon: ReactNode) => (
    <button
      type="button"
      className="staff-icon-button"
      aria-label={words.doneTo(label, name)}
      title={label}
      onClick={() => onOpen(dialog)}
    >
      {icon}
    </button>
  );
  return (
    <li className="staff-card" {...rowProps(yacht.id)} tabIndex={-1} aria-label={name}>
      <div className="yacht-card-picture">
        <CardPicture yacht={yacht} />
      </div>
      <div className="staff-card-body">
        <div className="flex flex-wrap items-center gap-2">
          {onChoose && (
            <input
              type="checkbox"
              className="choice-box"
              aria-label={words.choose(name)}
              checked={isChosen}
              onChange={onChoose}
            />
          )}
          <h3 className="staff-subtitle">{name}</h3>
          <Badge>{inWords(yachtFields.category, yacht.category.id)}</Badge>
          {archivedAt && <Badge colour="orange">{words.archived}</Badge>}
          {!hasPapers(yacht) && <Badge colour="yellow">{words.papersMissing}</Badge>}
          <OldTranslations languages={oldTranslations(yachtFields, yacht)} />
        </div>
        <p className="text-muted">{brand}</p>
        <dl className="staff-card-facts tabular">
          <div>
            <dt className="sr-only">{words.length}</dt>
            <dd>{lengthFt === null ? words.lengthNotSet : words.feet(lengthFt)}</dd>
          </div>
          <div>
            <dt className="sr-only">{words.price}</dt>
            <dd>{basePrice === null ? words.onRequest : words.perDay(formatDollars(basePrice))}</dd>
          </div>
          <div>
            <dt className="sr-only">{words.capacity}</dt>
            <dd>{words.guests(capacity)}</dd>
          </div>
        </dl>
        {allowed && <p className="text-muted text-sm">{allowed}</p>}
      </div>
      <div className="staff-card-actions">
        {action('view', words.view, <EyeIcon size={18} />)}
        {archivedAt ? (
          mayChange && action('restore', words.restore, <RestoreIcon size={18} />)
        ) : (
          <>
            {mayChange && action('edit', words.edit, <PencilIcon size={18} />)}
            {mayChange && action('prices', words.pricesOf, <PriceIcon size={18} />)}
            {may('charters', 'reads') && action('calendar', words.calendarOf, <CalendarIcon size={18} />)}
            {mayChange && action('delete', words.remove, <TrashIcon size={18} />)}
          </>
        )}
      </div>
    </li>
  );
}
