import { centsFromDollars } from '#core/money.ts';
import { events } from '#features/events/tables.ts';
import type { SeedDeps } from './deps.ts';
import { translated, wordsOf } from './translations/index.ts';

/**
 * Writes the events of /special-events and /packages. /special-events has four sections, whose ids are the page's anchors, and
 * four signature packages with the prices of product 5.3. /packages has six large events, which are priced on request.
 */
export async function seedEvents({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await db.insert(events).values(
    [
      ...sections.map((event) => ({ ...event, placement: 'section' as const })),
      ...signatures.map(({ price, ...event }) => ({
        ...event,
        placement: 'signature' as const,
        minPriceCents: centsFromDollars(price),
        isFeatured: true,
      })),
      ...largeEvents.map((event) => ({
        ...event,
        placement: 'large-event' as const,
        maxGuests: LARGEST_PARTY,
      })),
    ].map((event, position) => ({
      ...event,
      features: [...event.features],
      position,
      translations: translated(event, (_, { events }) => wordsOf(events, event.id)),
    })),
  );
}

/** The most guests for whom the company says it hosts parties. */
const LARGEST_PARTY = 150;

const sections = [
  {
    id: 'lifestyle',
    title: 'Lifestyle Vacations',
    description: 'A week in which the only plan is the next anchorage.',
    longDescription:
      'Wake up off Key Biscayne, have lunch on a sandbar, be in Bimini by evening. You choose the pace; captain, chef and crew take care of the rest, from the first coffee to the last lamp on deck.',
    imageUrl: 'event-lifestyle',
    category: 'lifestyle',
    duration: 'multi-day',
    maxGuests: 12,
    quoteEventType: 'Lifestyle Vacation',
    features: [
      'Captain and crew with a chef for the whole stay',
      'Routes to the Keys and the Bahamas',
      'Jet ski with paddle boards and snorkels aboard',
      'Provisions bought to your list',
    ],
  },
  {
    id: 'weddings',
    title: 'Weddings at Sea',
    description: 'Say yes with the skyline behind you and nobody else in sight.',
    longDescription:
      'A ceremony on the foredeck at golden hour, dinner under lights, a first dance at anchor. One planner of ours stays with you from the first call to the last guest ashore, and keeps a sheltered berth ready in case of weather.',
    imageUrl: 'event-weddings',
    category: 'wedding',
    duration: 'half-day',
    maxGuests: 150,
    quoteEventType: 'Wedding at Sea',
    features: [
      'One planner from first call to last dance',
      'Flowers with arch and table dressing',
      'Officiant and string trio on request',
      'A sheltered berth held for bad weather',
    ],
  },
  {
    id: 'night-parties',
    title: 'Night Boat Parties',
    description: 'Leave the dock at dusk and come back when the city is asleep.',
    longDescription:
      'The towers of Brickell light up, the DJ finds the bass, and the bay is your dance floor. Lighting, sound and bar are tested before you board; the crew keeps glasses full and everyone safe.',
    imageUrl: 'event-night-parties',
    category: 'party',
    duration: 'half-day',
    maxGuests: 75,
    quoteEventType: 'Night Boat Party',
    features: [
      'DJ with sound and lighting on two decks',
      'Open bar with two bartenders',
      'Skyline route past Brickell and Star Island',
      'Cars arranged for the way home',
    ],
  },
  {
    id: 'day-parties',
    title: 'Day Boat Parties',
    description: 'Sandbar, sun, slide: a birthday nobody forgets.',
    longDescription:
      'Anchor at the Haulover or Nixon sandbar in water you can stand in. The grill is on, the slide is up, and the only thing you have to bring is a towel.',
    imageUrl: 'event-day-parties',
    category: 'party',
    duration: 'full-day',
    maxGuests: 60,
    quoteEventType: 'Day Boat Party',
    features: [
      'Anchored at the sandbar of your choice',
      'Water slide with jet ski and floats',
      'Grill lunch and cold drinks',
      'Lifeguard-trained deckhand in the water',
    ],
  },
] as const;

const signatures = [
  {
    id: 'signature-lifestyle-week',
    title: 'Signature Lifestyle Week',
    description: 'Seven days, one crew, no timetable.',
    longDescription:
      'From Miami Beach to the Exumas and back, with a chef who knows the fishermen by name. Every night another bay.',
    imageUrl: 'signature-lifestyle-week',
    category: 'lifestyle',
    duration: 'multi-day',
    maxGuests: 12,
    price: 15_000,
    priceNote: 'from $15,000 (7-day, up to 12 guests)',
    quoteEventType: 'Signature Lifestyle Week',
    features: [
      'Seven days with captain and crew plus a chef',
      'Itinerary drawn with you',
      'All water toys aboard',
    ],
  },
  {
    id: 'romantic-wedding-package',
    title: 'Romantic Wedding Package',
    description: 'Four hours, fifty guests, one sunset.',
    longDescription:
      'Ceremony, champagne and dinner on board, timed so that the sun goes down at the right sentence.',
    imageUrl: 'signature-wedding',
    category: 'wedding',
    duration: 'half-day',
    maxGuests: 50,
    price: 8_500,
    priceNote: '$8,500 (4 h, 50 guests)',
    quoteEventType: 'Romantic Wedding Package',
    features: ['Ceremony set-up and flowers', 'Champagne toast and dinner', 'Photographer for four hours'],
  },
  {
    id: 'ultimate-party-experience',
    title: 'Ultimate Party Experience',
    description: 'Five hours of music over the lights of Brickell.',
    longDescription:
      'A DJ on the flybridge, a bar on each deck and a route past every tower worth seeing at night.',
    imageUrl: 'signature-party',
    category: 'party',
    duration: 'half-day',
    maxGuests: 75,
    price: 6_200,
    priceNote: '$6,200 (5 h, 75 guests)',
    quoteEventType: 'Ultimate Party Experience',
    features: [
      'DJ with full sound system',
      'Open bar and late-night bites',
      'Security and guest list at the dock',
    ],
  },
  {
    id: 'luxury-day-charter',
    title: 'Luxury Day Charter',
    description: 'Six hours between breakfast and the last swim.',
    longDescription:
      'Stiltsville in the morning light, lunch at anchor off Key Biscayne, the sandbar in the afternoon.',
    imageUrl: 'signature-day',
    category: 'lifestyle',
    duration: 'full-day',
    maxGuests: 60,
    price: 4_800,
    priceNote: '$4,800 (6 h, 60 guests)',
    quoteEventType: 'Luxury Day Charter',
    features: ['Captain and crew with fuel included', 'Lunch on deck', 'Jet ski and water slide'],
  },
] as const;

const largeEvents = [
  {
    id: 'corporate-networking',
    title: 'Corporate Networking',
    description:
      'Conversations that last longer than a badge. Two decks, quiet corners, and nobody leaves early.',
    imageUrl: 'large-networking',
    category: 'corporate',
    duration: 'half-day',
    quoteEventType: 'Custom Event',
    features: ['Check-in desk at the gangway', 'Standing dinner and bar', 'Microphone and screen'],
  },
  {
    id: 'trade-shows',
    title: 'Trade Shows',
    description:
      'Show your product where clients remember it: a floating booth, minutes from the convention center.',
    imageUrl: 'large-trade-show',
    category: 'corporate',
    duration: 'multi-day',
    quoteEventType: 'Custom Event',
    features: [
      'Berthed near the convention center',
      'Branding from mast to menu',
      'Meeting rooms by the hour',
    ],
  },
  {
    id: 'team-building',
    title: 'Team Building',
    description:
      'Regattas by the deck, a chef’s contest in the galley, and one afternoon without a slide deck.',
    imageUrl: 'large-team-building',
    category: 'corporate',
    duration: 'full-day',
    quoteEventType: 'Custom Event',
    features: ['Games led by our crew', 'Water sports with instructors', 'Awards at sunset'],
  },
  {
    id: 'employee-appreciation',
    title: 'Employee Appreciation',
    description: 'Say thank you with a day on the bay. Families welcome, children’s life vests ready.',
    imageUrl: 'large-appreciation',
    category: 'corporate',
    duration: 'full-day',
    quoteEventType: 'Custom Event',
    features: ['Family boarding and child-size vests', 'Buffet lunch', 'Photographs for everyone'],
  },
  {
    id: 'holiday-parties',
    title: 'Holiday Parties',
    description:
      'Boat-parade lights in December, fireworks in July: the best seats in the city are on the water.',
    imageUrl: 'large-holiday',
    category: 'party',
    duration: 'half-day',
    quoteEventType: 'Custom Event',
    features: ['Seasonal menu', 'DJ or live band', 'Decoration from bow to stern'],
  },
  {
    id: 'large-weddings',
    title: 'Weddings',
    description: 'Everyone you love on one deck. Ceremony, dinner and dancing for up to 150 guests.',
    imageUrl: 'large-wedding',
    category: 'wedding',
    duration: 'full-day',
    quoteEventType: 'Wedding at Sea',
    features: ['Dedicated wedding planner', 'Seated dinner', 'Dance floor under lights'],
  },
] as const;
