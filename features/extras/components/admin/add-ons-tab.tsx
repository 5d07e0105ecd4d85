import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogViews } from '#features/views/components/admin/catalog-views.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { addOnCatalog } from '../../fields.ts';
import './field-words.ts';
import { words } from './words/index.ts';

/** The Add-Ons tab of the staff's content screen. */
export function AddOnsTab() {
  return (
    <CatalogTab
      catalog={addOnCatalog}
      pictures={pictureControls}
      views={CatalogViews}
      cardOf={({ videoUrl }) => ({ badges: videoUrl ? [words.film] : [] })}
    />
  );
}
