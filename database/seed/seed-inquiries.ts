import { addDays, charterDayAt } from '#core/charter-time.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import type { SeedDeps } from './deps.ts';
import { sampleClient } from './sample-clients.ts';

const HOUR_MS = 3_600_000;

const MESSAGES = [
  {
    hoursAgo: 2,
    occasion: 'birthday',
    contactMethod: 'whatsapp',
    guests: 10,
    message: 'My sister turns thirty in January. Is there a boat with a slide that leaves from Key Biscayne?',
  },
  {
    hoursAgo: 26,
    occasion: 'other',
    contactMethod: 'email',
    guests: 6,
    message:
      'We land at noon and fly out the next evening. What could we see in five hours with two small children?',
  },
  {
    hoursAgo: 75,
    occasion: 'corporate',
    contactMethod: 'phone',
    guests: 12,
    message: 'I book for a law firm on Brickell Avenue. Can you invoice us, and do you take purchase orders?',
  },
] as const;

const QUOTES = [
  {
    hoursAgo: 5,
    eventType: 'Wedding at Sea',
    ahead: 140,
    guests: 60,
    message: 'Ceremony on board, dinner ashore. We would like to see two yachts in December.',
  },
  {
    hoursAgo: 49,
    eventType: 'Night Boat Party',
    ahead: 34,
    guests: 40,
    message: 'We bring our own DJ. Is there a limit to the volume near the islands?',
  },
  {
    hoursAgo: 98,
    eventType: 'Custom Event',
    ahead: 75,
    guests: 25,
    message: 'A holiday party for our team, with a buffet and a quiet corner for a short speech.',
  },
] as const;

/** Gives a new site's inbox some messages to answer. Their writers' addresses end in .invalid; the site mails nothing to them. */
export async function seedInquiries({ db, newId }: SeedDeps, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db.insert(contactMessages).values(
    MESSAGES.map(({ hoursAgo, guests, ...written }) => {
      const { name, email, phone } = sampleClient('contact', hoursAgo);
      const [firstName = name, ...others] = name.split(' ');
      return {
        ...written,
        id: newId(),
        firstName,
        lastName: others.join(' '),
        email,
        phone,
        numberOfGuests: guests,
        createdAt: ago(hoursAgo),
      };
    }),
  );
  await db.insert(quoteRequests).values(
    QUOTES.map(({ hoursAgo, ahead, ...asked }) => ({
      ...asked,
      ...sampleClient('quote', hoursAgo),
      id: newId(),
      eventOn: addDays(charterDayAt(now), ahead),
      createdAt: ago(hoursAgo),
    })),
  );
}
