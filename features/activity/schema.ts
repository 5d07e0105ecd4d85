import { z } from 'zod';
import { existingDay, pageFields, textLine } from '#core/text-schema.ts';

const day = existingDay.optional();

export const activityQuery = z.object({
  q: textLine(120).optional().meta({ description: 'Words of who, what and which' }),
  actor: textLine(100).optional(),
  kind: textLine(40).optional().meta({ description: 'What it was done to: yacht, charter, package …' }),
  subjectId: textLine(200).optional(),
  action: textLine(100).optional(),
  from: day.meta({ description: 'First day, business time zone' }),
  to: day.meta({ description: 'Last day, business time zone' }),
  sort: z.enum(['newest', 'oldest'], { error: 'Must be newest or oldest' }).default('newest'),
  ...pageFields(50),
});

export const activityAnswer = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    subjectName: z.string(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Activity' });

export const activityChoicesAnswer = z
  .object({
    actors: z.array(z.string()),
    actions: z.array(z.string()),
    kinds: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'ActivityChoices' });

export type ActivityQuery = z.output<typeof activityQuery>;
export type ActivityAnswer = z.infer<typeof activityAnswer>;
