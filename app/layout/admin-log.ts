import type { Fields } from '#core/field-kinds.ts';
import {
  crewCatalog,
  faqCatalog,
  showcaseFields,
  testimonialCatalog,
} from '#features/content/fields/lists.ts';
import { groupFields } from '#features/content/fields/settings.ts';
import { yachtFields } from '#features/fleet/fields/index.ts';
import { ADMIN_PLACES } from './admin-tabs.ts';
import '#features/content/components/admin/field-words.ts';
import '#features/departures/components/admin/field-words.ts';
import '#features/events/components/admin/field-words.ts';
import '#features/extras/components/admin/field-words.ts';
import '#features/financing/components/admin/field-words.ts';
import '#features/fleet/components/admin/field-words.ts';
import '#features/pricing/components/admin/field-words.ts';

const catalogs = [
  // Captains and lenders have no tab; they stand in the second menu.
  ...ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

/** What the log names fields by, by the kind of what was changed. */
export const LOGGED_FIELDS: Partial<Record<string, Fields>> = {
  ...Object.fromEntries(catalogs.map(({ kind, fields }) => [kind, fields])),
  yacht: yachtFields,
  setting: Object.assign({}, ...Object.values(groupFields), showcaseFields),
};
