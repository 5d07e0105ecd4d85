import { useLocation } from 'react-router';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogViews } from '#features/views/components/admin/catalog-views.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { placeAt } from '../../layout/admin-tabs.ts';
import '#features/departures/components/admin/field-words.ts';
import '#features/extras/components/admin/field-words.ts';
import '#features/financing/components/admin/field-words.ts';

/** The screen of a catalog whose cards show just what the catalog declares. */
export default function Page() {
  const catalog = placeAt(useLocation().pathname)?.catalog;
  return (
    catalog && (
      <CatalogTab key={catalog.path} catalog={catalog} pictures={pictureControls} views={CatalogViews} />
    )
  );
}
