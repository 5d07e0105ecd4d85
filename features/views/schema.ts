import { z } from 'zod';
import { requiredLine, textLine } from '#core/text-schema.ts';
import { VIEWED_LISTS } from './domain.ts';
import { words } from './words/index.ts';

const list = z.enum(VIEWED_LISTS, { error: 'Must be one of the lists' });

/** The name of a view. */
export const viewNameBody = z
  .object({ name: requiredLine(60, () => words.nameMissing) })
  .meta({ id: 'ViewName' });
export type ViewName = z.output<typeof viewNameBody>;

const query = textLine(1_000).meta({
  description: 'Filters and order as the list’s address has them: "status=pending&sort=oldest"',
});

/** What changes of a view: its name, and with `query` its filters and order. */
export const viewChangeBody = viewNameBody
  .extend({ query: query.optional() })
  .meta({ id: 'SavedViewChange' });
export type ViewChange = z.output<typeof viewChangeBody>;

export const savedViewsQuery = z.object({ list });

/** A new view to save. */
export const savedViewBody = viewNameBody.extend({ list, query }).meta({ id: 'NewSavedView' });
export type SavedViewBody = z.output<typeof savedViewBody>;

export const savedViewAnswer = z
  .object({ id: z.uuid(), name: z.string(), query: z.string() })
  .meta({ id: 'SavedView' });
export type SavedViewAnswer = z.infer<typeof savedViewAnswer>;

export const viewKeptAnswer = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'SavedViewKept' });
