import { z } from 'zod';

const at = z.iso.datetime();
const bytes = z.number().meta({ description: 'Bytes' });

/** Everything the Health screen shows, read at the moment of the request. */
export const healthAnswer = z
  .object({
    checkedAt: at,
    site: z.object({ version: z.string(), node: z.string(), startedAt: at, memoryBytes: bytes }),
    database: z.object({
      version: z.string(),
      bytes,
      connections: z.number(),
      mostConnections: z.number(),
      isReplica: z.boolean(),
    }),
    disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
    certificateExpiresAt: at
      .nullable()
      .meta({ description: 'Null where the site is not visited over https' }),
    backup: z
      .object({
        lastSucceededAt: at.nullable(),
        lastFailedAt: at.nullable(),
        reason: z.string().nullable(),
        isOld: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null where no place is set for backups' }),
    cards: z
      .object({
        failedRefunds: z.number().int(),
        lostHolds: z
          .number()
          .int()
          .meta({ description: 'Damage holds that failed or lapsed, and are still owed' }),
        failedCharges: z
          .number()
          .int()
          .meta({ description: 'Balances that a kept card was charged in vain' }),
        unorderedRefunds: z.number().int().meta({
          description:
            'Made on the card company’s own pages and not in the ledger: of payments until they are entered, else for 30 days',
        }),
        openDisputes: z.number().int(),
        nearAnswers: z.number().int().meta({
          description: 'Of those, the ones whose answer is due within 72 hours or late, and not handed in',
        }),
        waitingNotices: z.number().int(),
        sweptAt: z.iso.datetime().nullable(),
      })
      .nullable()
      .meta({ description: 'Null where cards are not taken' }),
    mails: z.object({
      queued: z.number(),
      failed: z.number(),
      withheld: z.number(),
      oldestQueuedAt: at.nullable(),
    }),
    failedMails: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        reason: z.string(),
        at,
        isKept: z.boolean().meta({ description: 'Whether what it says is still there to be sent' }),
      }),
    ),
    queues: z.array(
      z.object({
        job: z.string(),
        waiting: z.number(),
        active: z.number(),
        failed: z.number(),
        oldestSeconds: z.number(),
      }),
    ),
    failedJobs: z.array(z.object({ id: z.uuid(), job: z.string(), reason: z.string(), at })),
  })
  .meta({ id: 'Health' });
export type HealthAnswer = z.infer<typeof healthAnswer>;

export const retriedAnswer = z.object({ message: z.string() });
