import { answer, type CallOptions } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading } from '#ui/reading.ts';
import type { ViewsApi } from '../../api.ts';
import type { ViewedList } from '../../domain.ts';
import type { SavedViewBody, ViewChange } from '../../schema.ts';

const views = () => browserApi()<ViewsApi>().api.admin['saved-views'];

/** The signed-in staff member's saved views of a list. Only they can change them, so a minute in the cache is safe. */
export const savedViewsQuery = (list: ViewedList) => ({
  ...reading(views(), { query: { list } }),
  staleTime: 60_000,
});

export const saveView = (json: SavedViewBody, options: CallOptions) =>
  answer(views().$post({ json }, options));

/** Renames a view; with `query`, replaces its filters and order. */
export const changeView = (viewId: string, json: ViewChange) =>
  answer(views()[':viewId'].$patch({ param: { viewId }, json }));

export const deleteView = (viewId: string) => answer(views()[':viewId'].$delete({ param: { viewId } }));
