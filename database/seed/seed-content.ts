import { centsFromDollars } from '#core/money.ts';
import { crew, faqs, showcaseYachts, testimonials } from '#features/content/tables.ts';
import type { SeedDeps } from './deps.ts';
import { faqLists } from './faqs.ts';
import { seedSettings } from './seed-settings.ts';
import { translated, wordsOf } from './translations/index.ts';

/**
 * Writes the content of the pages: testimonials, FAQs, the home page's cards, and the settings that staff change.
 *
 * @param showsInvented whether pages show testimonials, crew, ratings and figures, all of which are invented. If not, staff still
 *   find testimonials and crew, as a pattern for their own
 */
export async function seedContent({ db }: Pick<SeedDeps, 'db'>, showsInvented: boolean): Promise<void> {
  await db.insert(testimonials).values(
    guests.map((guest, position) => ({
      ...guest,
      rating: 5,
      isActive: showsInvented,
      position,
      translations: translated(guest, (_, words) => ({ text: words.testimonials[guest.id] })),
    })),
  );
  await db.insert(crew).values(
    aboard.map((member, position) => ({
      ...member,
      imageUrl: `crew-${member.id}`,
      isActive: showsInvented,
      position,
      translations: translated(member, (_, words) => {
        const [role = '', license = ''] = wordsOf<readonly string[]>(words.crew, member.id);
        return { role, license };
      }),
    })),
  );
  await db.insert(faqs).values(
    Object.values(faqLists).flatMap(({ list, questions }) =>
      questions.map(({ slug, question, answer }, position) => ({
        id: `${list}-${slug}`,
        list,
        question,
        answer,
        position,
        translations: translated({ question, answer }, (_, words) => {
          const said = wordsOf<readonly string[]>(words.faqs[list], slug);
          return { question: said[0] ?? '', answer: said[1] ?? '' };
        }),
      })),
    ),
  );
  await db.insert(showcaseYachts).values(
    showcase.map(({ pricePerHour, specs, ...yacht }, position) => ({
      ...yacht,
      specs: specs.map((spec) => ({
        ...spec,
        translations: translated(spec, (_, words) => ({ label: words.specs[spec.icon] })),
      })),
      position,
      translations: translated(yacht, (_, words) => ({ description: words.showcase[yacht.id] })),
      pricePerHourCents: centsFromDollars(pricePerHour),
    })),
  );
  await seedSettings({ db }, showsInvented);
}

const guests = [
  {
    id: 'home-daniela-r',
    page: 'home',
    author: 'Daniela R.',
    avatar: 'DR',
    text: 'We came for my father’s seventieth. The captain let him take the wheel past Stiltsville, and the chef had found his favorite rum. He still talks about it.',
  },
  {
    id: 'home-marcus-t',
    page: 'home',
    author: 'Marcus T.',
    avatar: 'MT',
    text: 'The price they quoted on Monday was the price we paid on Saturday, to the dollar. Spotless boat, kind crew, and the children cried when we had to leave the slide.',
  },
  {
    id: 'home-priya-s',
    page: 'home',
    author: 'Priya S.',
    avatar: 'PS',
    text: 'Forty clients, two decks and a thunderstorm at four. They moved us to a sheltered berth before I had finished worrying. Not one guest noticed.',
  },
  {
    id: 'events-elena-and-joao',
    page: 'special-events',
    author: 'Elena & João',
    avatar: 'EJ',
    text: 'Our vows ended the second the sun touched the water. We thought it was luck. Our planner had a table of sunset times in her pocket.',
  },
  {
    id: 'events-carter-w',
    page: 'special-events',
    author: 'Carter W.',
    avatar: 'CW',
    text: 'Product launch for 110 people. Sound, screens and boarding ran to the minute, and the skyline did the rest of the work for us.',
  },
  {
    id: 'events-amara-o',
    page: 'special-events',
    author: 'Amara O.',
    avatar: 'AO',
    text: 'Thirtieth birthday at the sandbar. I did not carry, cook or clean a thing, and I danced until the lines were back on the dock.',
  },
] as const;

/** The crew of the sample business. Its members are invented, and their portraits are drawn (media/portraits.ts). */
const aboard = [
  { id: 'malcolm-reyes', name: 'Malcolm Reyes', role: 'Captain', license: 'Coast Guard Master, 200 tons' },
  { id: 'ines-duarte', name: 'Ines Duarte', role: 'Captain', license: 'Coast Guard Master, 100 tons' },
  {
    id: 'june-castellanos',
    name: 'June Castellanos',
    role: 'Captain',
    license: 'Coast Guard OUPV, up to six guests',
  },
  { id: 'rafael-benoit', name: 'Rafael Benoit', role: 'Chef', license: 'Certified Food Protection Manager' },
  {
    id: 'adaeze-whitfield',
    name: 'Adaeze Whitfield',
    role: 'Chief host',
    license: 'STCW Basic Safety Training',
  },
  {
    id: 'tomas-lindqvist',
    name: 'Tomas Lindqvist',
    role: 'Engineer',
    license: 'Designated Duty Engineer, 4,000 hp',
  },
] as const;

/** The home page's sample cards and featured rental, from the specification. The fleet has the same four (fleet/home-page.ts). */
export const showcase = [
  {
    id: 'mock-1',
    name: 'Blue Hour',
    brand: 'Princess',
    model: '',
    description:
      'A flybridge with room to be alone in company: shade aft, sun forward, and a quiet salon between.',
    length: '70 ft',
    capacity: 12,
    year: 2023,
    pricePerHour: 850,
    image: 'top-blue-hour',
    specs: [],
    isHotRental: false,
  },
  {
    id: 'mock-2',
    name: 'Salt & Silver',
    brand: 'Pershing',
    model: '',
    description: 'Low, fast and loud only when you ask her to be. The sandbar is twelve minutes away.',
    length: '55 ft',
    capacity: 16,
    year: 2022,
    pricePerHour: 1500,
    image: 'top-salt-and-silver',
    specs: [],
    isHotRental: false,
  },
  {
    id: 'mock-3',
    name: 'Grand Cay',
    brand: 'Azimut',
    model: '',
    description:
      'Three decks, a dining table for everyone aboard, and a swim platform the size of a terrace.',
    length: '92 ft',
    capacity: 14,
    year: 2023,
    pricePerHour: 1200,
    image: 'top-grand-cay',
    specs: [],
    isHotRental: false,
  },
  {
    id: 'featured-rental',
    name: 'Azimut 40',
    brand: 'Azimut',
    model: '40',
    description:
      'The yacht our regulars ask for first: five cabins, a bar that faces the wake, and enough deck for fifty friends.',
    length: '101 ft',
    capacity: 50,
    year: null,
    pricePerHour: 3500,
    image: 'featured-azimut',
    specs: [
      { icon: 'cabins', value: '5', label: 'cabins' },
      { icon: 'guests', value: '50', label: 'people' },
      { icon: 'length', value: '101', label: 'ft' },
      { icon: 'speed', value: '20', label: 'knots cruising' },
    ],
    isHotRental: true,
  },
] as const;
