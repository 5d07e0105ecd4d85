import { z } from 'zod';

export const savedYachtsAnswer = z
  .array(z.string())
  .meta({ id: 'SavedYachts', description: 'Ids of yachts, the latest saved first' });

/** More than anyone compares. */
const MOST_SAVED = 200;

export const saveYachtsBody = z
  .object({ ids: z.array(z.string().max(120)).max(MOST_SAVED) })
  .meta({ id: 'SaveYachts' });
