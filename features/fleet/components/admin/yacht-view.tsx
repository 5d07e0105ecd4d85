import { useMay } from '#ui/admin/rights.tsx';
import { onWebsite } from '#ui/admin/website.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { counted, formatDollars } from '#words/amounts.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';
import { CardPicture } from './card-picture.tsx';

/** A yacht's details, to be read. */
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
    ['Brand', yacht.brand],
    ['Length', yacht.length],
    ['Capacity', counted(yacht.capacity, 'guest')],
    ['Location', yacht.location],
    ['Base price', yacht.basePrice === null ? 'On request' : `${formatDollars(yacht.basePrice)} per day`],
    ['Year built', yacht.year === null ? null : String(yacht.year)],
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
              See her page
            </ButtonAnchor>
          )}
          {mayChange && !yacht.archivedAt && (
            <Button variant="secondary" size="small" onClick={onEdit}>
              Edit Yacht
            </Button>
          )}
          <Button size="small" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="yacht-card-picture">
          <CardPicture yacht={yacht} />
        </div>
        <p className="flex gap-2">
          <Badge>{yacht.category.name}</Badge>
          {yacht.archivedAt && <Badge colour="orange">Archived</Badge>}
        </p>
        <dl className="staff-definitions">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <p className="whitespace-pre-line">{yacht.description || 'No description yet.'}</p>
      </div>
    </Dialog>
  );
}
