import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { charterRequests } from '#features/charters/tables.ts';
import type { Database } from '#server/db/database.ts';

/** The body of POST /api/yacht-requests exactly as public-area §3 has it, but for what the test names. */
export function aRequestBody(yachtId: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    requestType: 'charter',
    yachtId,
    contactName: 'Rosa Delgado',
    contactEmail: 'rosa.delgado@visitors.example',
    contactPhone: '+1 (305) 555-0177',
    startDate: '2027-03-06',
    duration: 'afternoon',
    guestCount: 8,
    specialRequests: '',
    message: 'Add-ons: ; Packages: ',
    status: 'pending',
    ...fields,
  };
}

/** Stores a visitor's pending request: eight guests on an afternoon in March, but for what the test names. */
export async function aCharterRequest(
  db: Database,
  yachtId: string,
  fields: Partial<InferInsertModel<typeof charterRequests>> = {},
) {
  const [request] = await db
    .insert(charterRequests)
    .values({
      id: randomUUID(),
      requestType: 'charter',
      yachtId,
      yachtName: 'Tidewater',
      contactName: 'Rosa Delgado',
      contactEmail: 'rosa.delgado@visitors.example',
      contactPhone: '+1 (305) 555-0177',
      startOn: '2027-03-06',
      slot: 'afternoon',
      guestCount: 8,
      createdAt: new Date('2027-02-01T15:00:00Z'),
      updatedAt: new Date('2027-02-01T15:00:00Z'),
      ...fields,
    })
    .returning();
  if (!request) throw new Error('The request was not stored');
  return request;
}
