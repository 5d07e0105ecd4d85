import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { crew, faqs, showcaseYachts, siteSettings, testimonials } from '#features/content/tables.ts';
import { events } from '#features/events/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** Adds an event, shown as a large event on /packages, except where the test's fields differ. */
export async function anEvent(db: Database, fields: Partial<InferInsertModel<typeof events>> = {}) {
  const [event] = await db
    .insert(events)
    .values({
      id: `event-${randomUUID().slice(0, 8)}`,
      title: 'Regatta dinner',
      placement: 'large-event',
      ...fields,
    })
    .returning();
  if (!event) throw new Error('The event was not stored');
  return event;
}

/** Adds a guest's testimonial, shown on the home page, except where the test's fields differ. */
export async function aTestimonial(
  db: Database,
  fields: Partial<InferInsertModel<typeof testimonials>> = {},
) {
  const [testimonial] = await db
    .insert(testimonials)
    .values({
      id: `guest-${randomUUID().slice(0, 8)}`,
      text: 'A day we still talk about.',
      author: 'Ana P.',
      ...fields,
    })
    .returning();
  if (!testimonial) throw new Error('The testimonial was not stored');
  return testimonial;
}

/** Adds a member of the crew, shown on the page about the business, except where the test's fields differ. */
export async function aCrewMember(db: Database, fields: Partial<InferInsertModel<typeof crew>> = {}) {
  const [member] = await db
    .insert(crew)
    .values({ id: `crew-${randomUUID().slice(0, 8)}`, name: 'Ana Lima', role: 'Captain', ...fields })
    .returning();
  if (!member) throw new Error('The crew member was not stored');
  return member;
}

/** Adds a question to the list "general", except where the test's fields differ. */
export async function aFaq(db: Database, fields: Partial<InferInsertModel<typeof faqs>> = {}) {
  const [faq] = await db
    .insert(faqs)
    .values({
      id: `faq-${randomUUID().slice(0, 8)}`,
      list: 'general',
      question: 'Is there shade?',
      answer: 'Yes, on every deck.',
      ...fields,
    })
    .returning();
  if (!faq) throw new Error('The question was not stored');
  return faq;
}

/** Saves a group of settings as staff do. */
export async function aSettingsGroup(db: Database, key: string, value: Record<string, unknown>) {
  await db
    .insert(siteSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

/** Puts a card on the home page; answers its id. */
export async function aHomeCard(db: Database): Promise<string> {
  const id = `card-${randomUUID().slice(0, 8)}`;
  await db.insert(showcaseYachts).values({
    id,
    name: 'Tidewater',
    brand: 'Pershing',
    length: '70 ft',
    capacity: 12,
    pricePerHourCents: 90_000,
  });
  return id;
}
