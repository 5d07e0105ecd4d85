import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogViews } from '#features/views/components/admin/catalog-views.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { inWords } from '#words/fields.ts';
import { eventCatalog, eventFields } from '../../fields.ts';
import { eventBody, priceNoteOf } from '../../schema.ts';
import './field-words.ts';
import { words } from './words/index.ts';

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
        fact: priceNoteOf(event),
      })}
    />
  );
}
