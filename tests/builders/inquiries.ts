import { randomUUID } from 'node:crypto';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** The body that the contact form sends when every field is filled in (product 5.1). */
export function aContactForm(fields: Record<string, unknown> = {}) {
  return {
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana.lopez@visitors.example',
    phone: '+1 305 555 0188',
    numberOfGuests: '12',
    occasion: 'wedding',
    contactMethod: 'whatsapp',
    date: '2027-05-08',
    duration: 'full-day',
    preferredTime: 'evening',
    message: 'We would like to marry at sunset.\nIs a string trio possible?',
    ...fields,
  };
}

/** The body that the quote form sends when every field is filled in (product 5.2). */
export function aQuoteForm(fields: Record<string, unknown> = {}) {
  return {
    name: 'Marcus Reed',
    email: 'marcus@visitors.example',
    phone: '+1 305 555 0123',
    eventType: 'Night Boat Party',
    eventDate: '2027-03-12',
    guests: 60,
    message: 'Birthday, DJ, as loud as the marina allows.',
    ...fields,
  };
}

/** Stores a message of the contact form that has just arrived; answers its id. */
export async function anInquiry(
  db: Database,
  fields: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(contactMessages).values({
    id,
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana.lopez@visitors.example',
    phone: '+1 305 555 0188',
    occasion: 'wedding',
    numberOfGuests: 12,
    message: 'We would like to marry at sunset.',
    createdAt: new Date(),
    ...fields,
  });
  return id;
}

/** Stores a request for a quote that has just arrived; answers its id. */
export async function aQuoteRequest(
  db: Database,
  fields: Partial<typeof quoteRequests.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(quoteRequests).values({
    id,
    name: 'Marcus Reed',
    email: 'marcus@visitors.example',
    eventType: 'Night Boat Party',
    guests: 60,
    message: 'As loud as the marina allows.',
    createdAt: new Date(),
    ...fields,
  });
  return id;
}
