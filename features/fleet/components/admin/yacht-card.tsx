import type { ReactNode } from 'react';
import { charterDayAt } from '#core/charter-time.ts';
import { CalendarIcon, EyeIcon, PencilIcon, PriceIcon, RestoreIcon, TrashIcon } from '#ui/admin/icons.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { ROW } from '#ui/admin/row-keys.ts';
import { Badge } from '#ui/badge.tsx';
import { counted, formatDollars } from '#words/amounts.ts';
import { hasPapers } from '../../domain/index.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';
import { CardPicture } from './card-picture.tsx';
import { PAPERS_MISSING, papersSentence } from './papers-words.ts';

/** A yacht in the staff's grid: picture, facts, and what can be done with her. Enter opens her. */
export function YachtCard({
  yacht,
  isChosen,
  onChoose,
  onOpen,
}: {
  yacht: AdminYachtAnswer;
  isChosen: boolean;
  /** Absent for whoever may do nothing with several at once. */
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
      aria-label={`${label} ${name}`}
      title={label}
      onClick={() => onOpen(dialog)}
    >
      {icon}
    </button>
  );
  return (
    <li className="staff-card" {...{ [ROW]: yacht.id }} tabIndex={-1} aria-label={name}>
      <div className="yacht-card-picture">
        <CardPicture yacht={yacht} />
      </div>
      <div className="staff-card-body">
        <div className="flex flex-wrap items-center gap-2">
          {onChoose && (
            <input
              type="checkbox"
              className="choice-box"
              aria-label={`Choose ${name}`}
              checked={isChosen}
              onChange={onChoose}
            />
          )}
          <h3 className="staff-subtitle">{name}</h3>
          <Badge>{yacht.category.name}</Badge>
          {archivedAt && <Badge colour="orange">Archived</Badge>}
          {!hasPapers(yacht) && <Badge colour="yellow">{PAPERS_MISSING}</Badge>}
        </div>
        <p className="text-muted">{brand}</p>
        <dl className="staff-card-facts tabular">
          <div>
            <dt className="sr-only">Length</dt>
            <dd>{lengthFt === null ? 'Length not set' : `${lengthFt} ft`}</dd>
          </div>
          <div>
            <dt className="sr-only">Price</dt>
            <dd>{basePrice === null ? 'Price on request' : `${formatDollars(basePrice)} per day`}</dd>
          </div>
          <div>
            <dt className="sr-only">Capacity</dt>
            <dd>{counted(capacity, 'guest')}</dd>
          </div>
        </dl>
        {allowed && <p className="text-muted text-sm">{allowed}</p>}
      </div>
      <div className="staff-card-actions">
        {action('view', 'View', <EyeIcon size={18} />)}
        {archivedAt ? (
          mayChange && action('restore', 'Restore', <RestoreIcon size={18} />)
        ) : (
          <>
            {mayChange && action('edit', 'Edit', <PencilIcon size={18} />)}
            {mayChange && action('prices', 'Prices of', <PriceIcon size={18} />)}
            {may('charters', 'reads') && action('calendar', 'Calendar of', <CalendarIcon size={18} />)}
            {mayChange && action('delete', 'Delete', <TrashIcon size={18} />)}
          </>
        )}
      </div>
    </li>
  );
}
