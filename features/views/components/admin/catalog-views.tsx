import type { Catalog } from '#core/catalog.ts';
import type { ListState } from '#ui/admin/list-state.ts';
import { VIEWED_LISTS } from '../../domain.ts';
import { SavedViews } from './saved-views.tsx';

interface CatalogViewsProps {
  catalog: Pick<Catalog, 'path'>;
  state: ListState;
  parts: readonly string[];
}

/** The staff member's saved views of a catalog's list; nothing for a catalog without views. */
export function CatalogViews({ catalog, ...shown }: CatalogViewsProps) {
  const list = VIEWED_LISTS.find((name) => catalog.path === `/api/admin/${name}`);
  return list && <SavedViews list={list} {...shown} />;
}
