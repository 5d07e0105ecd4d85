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
  // ADMIN_PLACES includes the second menu, where captains and lenders are.
  ...ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

/** The fields by which the log names what changed, by the kind of the changed item. */
export const LOGGED_FIELDS: Partial<Record<string, Fields>> = {
  ...Object.fromEntries(catalogs.map(({ kind, fields }) => [kind, fields])),
  yacht: yachtFields,
  setting: Object.assign({}, ...Object.values(groupFields), showcaseFields),
};
