import type { CatalogItem } from '#core/catalog.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogViews } from '#features/views/components/admin/catalog-views.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { eventCatalog, eventFields } from '../../fields.ts';
import { eventBody } from '../../schema.ts';
import './field-words.ts';
import { words } from './words/index.ts';

function priceOf({ priceNote, minPrice, maxPrice }: CatalogItem<typeof eventFields>): string {
  if (priceNote) return priceNote;
  if (minPrice !== null && maxPrice !== null)
    return `${formatDollars(minPrice)} – ${formatDollars(maxPrice)}`;
  if (minPrice !== null) return words.from(formatDollars(minPrice));
  return maxPrice === null ? words.pricedOnRequest : words.upTo(formatDollars(maxPrice));
}

/** The Events tab of the staff's content screen. */
export function EventsTab() {
  return (
    <CatalogTab
      catalog={eventCatalog}
      pictures={pictureControls}
      views={CatalogViews}
      schema={eventBody}
      cardOf={(event) => ({
        badges: [
          inWords(eventFields.category, event.category),
          ...(event.isFeatured ? [words.featured] : []),
        ],
        fact: priceOf(event),
      })}
    />
  );
}
