import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { addOnCatalog } from '../../fields.ts';
import './field-words.ts';
import { words } from './words/index.ts';

/** The Add-Ons tab. */
export function AddOnsTab() {
  return (
    <CatalogTab
      catalog={addOnCatalog}
      pictures={pictureControls}
      cardOf={({ videoUrl }) => ({ badges: videoUrl ? [words.film] : [] })}
    />
  );
}
