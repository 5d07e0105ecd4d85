import { labelOf } from '#core/field-values.ts';
import { saidNow } from '#core/field-words.ts';
import { useMay } from '#ui/admin/rights.tsx';
import { onWebsite } from '#ui/admin/website.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { yachtFields } from '../../fields/index.ts';
import { paperFields } from '../../fields/papers.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';
import { CardPicture } from './card-picture.tsx';
import { words } from './words/index.ts';
import './field-words.ts';

const PAPERS = Object.keys(paperFields) as (keyof typeof paperFields)[];

/** A yacht's details, read-only. */
export function YachtView({
  open,
  onOpenChange,
  yacht,
  onEdit,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  yacht: AdminYachtAnswer;
  onEdit: () => void;
}) {
  const mayChange = useMay()('fleet', 'changes');
  const facts: readonly (readonly [string, string | null])[] = [
    [words.brand, yacht.brand],
    [words.length, yacht.lengthFt === null ? yacht.length : words.feet(yacht.lengthFt)],
    [words.capacity, words.guests(yacht.capacity)],
    [words.location, yacht.location],
    [
      words.basePrice,
      yacht.basePrice === null ? words.onRequest : words.perDay(formatDollars(yacht.basePrice)),
    ],
    [words.yearBuilt, yacht.year === null ? null : String(yacht.year)],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={yacht.name}
      footer={
        <>
          {!yacht.archivedAt && (
            <ButtonAnchor
              href={onWebsite(`/yachts/${encodeURIComponent(yacht.id)}`)}
              target="_blank"
              variant="quiet"
              size="small"
            >
              {words.seeHerPage}
            </ButtonAnchor>
          )}
          {mayChange && !yacht.archivedAt && (
            <Button variant="secondary" size="small" onClick={onEdit}>
              {words.editYacht}
            </Button>
          )}
          <Button size="small" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="yacht-card-picture">
          <CardPicture yacht={yacht} />
        </div>
        <p className="flex gap-2">
          <Badge>{inWords(yachtFields.category, yacht.category.id)}</Badge>
          {yacht.archivedAt && <Badge colour="orange">{words.archived}</Badge>}
        </p>
        <dl className="staff-definitions">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <p className="whitespace-pre-line">{yacht.description || words.noDescription}</p>
        <section aria-labelledby="yacht-papers">
          <h3 id="yacht-papers" className="staff-subtitle mb-2">
            {saidNow(paperFields.grossTons).group}
          </h3>
          <dl className="staff-definitions">
            {PAPERS.map((name) => (
              <div key={name}>
                <dt>{labelOf(paperFields[name])}</dt>
                <dd>{inWords(paperFields[name], yacht[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
