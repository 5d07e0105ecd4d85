import { z } from 'zod';
import { existingDay, pageFields, textLine } from '#core/text-schema.ts';

const day = existingDay.optional();

export const securityEventsQuery = z.object({
  q: textLine(120)
    .optional()
    .meta({ description: 'How a username, an id or a network begins, or a whole account id' }),
  kind: textLine(100).optional(),
  from: day.meta({ description: 'First day, business time zone' }),
  to: day.meta({ description: 'Last day, business time zone' }),
  ...pageFields(50),
});

export const securityEventAnswer = z
  .object({
    position: z.number().int().meta({ description: 'Its place in the chain' }),
    at: z.iso.datetime(),
    kind: z.string(),
    accountId: z.uuid().nullable(),
    username: z.string().nullable().meta({ description: 'While there is such an account' }),
    subjectKind: z.string(),
    subjectId: z.string(),
    address: z.string().meta({ description: 'The network it came from' }),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SecurityEvent' });

export type SecurityEventsQuery = z.output<typeof securityEventsQuery>;
export type SecurityEventAnswer = z.infer<typeof securityEventAnswer>;
