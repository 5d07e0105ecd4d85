import type { Database } from '#server/db/database.ts';
import type { ContactMessage, QuoteRequest } from './domain.ts';
import { contactMessages, quoteRequests } from './tables.ts';

type Arrival = {
  readonly id: string;
  readonly createdAt: Date;
  readonly suspectedSpam: boolean;
  readonly sentQuickly: boolean;
};

export async function insertContactMessage(db: Database, message: ContactMessage & Arrival): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function insertQuoteRequest(db: Database, request: QuoteRequest & Arrival): Promise<void> {
  await db.insert(quoteRequests).values(request);
}
