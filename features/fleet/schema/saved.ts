import { z } from 'zod';

export const savedYachtsAnswer = z
  .array(z.string())
  .meta({ id: 'SavedYachts', description: 'Ids of yachts, the latest saved first' });

export const saveYachtsBody = z
  .object({ ids: z.array(z.string().max(120)).max(200) })
  .meta({ id: 'SaveYachts' });
