import { ActivityScreen } from '#features/activity/components/admin/activity-screen.tsx';
import {
  crewCatalog,
  faqCatalog,
  showcaseFields,
  testimonialCatalog,
} from '#features/content/fields/lists.ts';
import { groupFields } from '#features/content/fields/settings.ts';
import { yachtFields } from '#features/fleet/fields/index.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { ADMIN_TABS } from '../../layout/admin-tabs.ts';
import '#features/content/components/admin/field-words.ts';
import '#features/departures/components/admin/field-words.ts';
import '#features/events/components/admin/field-words.ts';
import '#features/extras/components/admin/field-words.ts';
import '#features/financing/components/admin/field-words.ts';
import '#features/fleet/components/admin/field-words.ts';
import '#features/pricing/components/admin/field-words.ts';

const catalogs = [
  ...ADMIN_TABS.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

/** What the log names fields by. */
const FIELDS = {
  ...Object.fromEntries(catalogs.map(({ kind, fields }) => [kind, fields])),
  yacht: yachtFields,
  setting: Object.assign({}, ...Object.values(groupFields), showcaseFields),
};

export default function Page() {
  return (
    <ActivityScreen
      fields={FIELDS}
      views={(list, parts) => <SavedViews list="activity" state={list} parts={parts} />}
    />
  );
}
