import type { TermSaid } from '../translations/index.ts';
import { variationOf } from './variation.ts';

export type CharterTerms = {
  id: string;
  lengthFt: number;
  /** USD for each hour past the booked return. */
  overtimeUsd: number;
  bareboat: boolean;
};

/** What a full charter includes: crew and catering by the yacht's size, then the yacht's own extras. */
export function fullAmenities(terms: CharterTerms, own: readonly string[]): string[] {
  const { pick } = variationOf(terms.id);
  const crew =
    terms.lengthFt >= 80
      ? pick('crew', ['Captain and full crew', 'Captain with deck and interior crew', 'Full-time crew'])
      : terms.lengthFt >= 45
        ? pick('crew', ['Captain and mate', 'Captain and stewardess', 'Captain and deckhand'])
        : pick('crew', ['Licensed captain', 'USCG-licensed captain']);
  const drinks =
    terms.lengthFt >= 60
      ? pick('drinks', [
          'Welcome champagne and soft bar',
          'Still and sparkling water with soft drinks',
          'Prosecco on arrival and a stocked soft bar',
        ])
      : pick('drinks', [
          'Bottled water and soft drinks',
          'Cooler of water and sodas',
          'Water and sparkling drinks on ice',
        ]);
  const table =
    terms.lengthFt >= 60
      ? pick('table', [
          'Canapés and fruit',
          'Charcuterie and fruit board',
          'Antipasti board',
          'Mezze platters',
        ])
      : pick('table', ['Fresh fruit platter', 'Snack basket', 'Empanadas and fruit', 'Seasonal fruit']);
  return [crew, drinks, table, pick('towels', ['Beach towels', 'Fresh towels', 'Turkish towels']), ...own];
}

/** What a basic charter includes: the yacht, what the law requires, and little else. */
export function basicAmenities(terms: CharterTerms): string[] {
  const { pick } = variationOf(terms.id);
  const cold = pick('cold', ['Cooler with ice', 'Ice on board', 'Ice and drinking water']);
  const sound = pick('sound', ['Bluetooth sound', 'Sound system', 'Wireless music']);
  if (terms.bareboat) return ['USCG safety equipment', cold, sound];
  return [
    terms.lengthFt >= 60 ? 'Captain and minimum crew' : 'Licensed captain',
    'USCG safety equipment',
    cold,
    sound,
  ];
}

/** The small print of a full charter, in two or three sentences. */
export function fullTerms(terms: CharterTerms): TermSaid[] {
  const { pick } = variationOf(terms.id);
  const usd = terms.overtimeUsd;
  const fuel =
    terms.lengthFt >= 80
      ? pick<TermSaid>('fuel', [
          {
            text: 'Fuel, dockage away from the home berth and provisions are paid from the APA; what is left is returned within five days.',
          },
          {
            text: 'Fuel for cruising inside Biscayne Bay is included; the APA covers provisions and anything beyond the bay.',
          },
          {
            text: 'The APA pays for fuel, food and drink at cost, with an itemized account after the charter.',
          },
          { text: 'Two hours of cruising at 12 knots are in the price; further fuel is drawn from the APA.' },
        ])
      : pick<TermSaid>('fuel', [
          { text: 'Fuel is included within Biscayne Bay.' },
          {
            text: 'Fuel included between Haulover and Stiltsville; runs further out are charged at the pump price.',
          },
          { text: 'Up to three hours of engine time included, then fuel at cost.' },
          { text: 'Fuel for bay cruising is in the price; Bimini and the Keys are quoted with fuel.' },
          { text: 'Includes fuel at displacement speed; fast running is settled at the dock.' },
          { text: 'Fuel included from Key Biscayne to Indian Creek.' },
        ]);
  const time = pick<TermSaid>('time', [
    { text: 'Overtime {usd} for each started hour, if the calendar allows.', usd },
    { text: 'A late return is charged at {usd} an hour.', usd },
    { text: 'Extra hours on the day: {usd} each, agreed with the captain.', usd },
    { text: 'Past the booked return, {usd} per hour in half-hour steps.', usd },
  ]);
  const house = pick<TermSaid>('house', houseRules(terms.lengthFt));
  return [fuel, time, house];
}

/** The small print of a basic charter, in two or three sentences. */
export function basicTerms(terms: CharterTerms): TermSaid[] {
  const { pick } = variationOf(terms.id);
  if (terms.bareboat) {
    const agreement = pick<TermSaid>('agreement', [
      { text: 'Bareboat agreement: you choose a captain from our list and pay the captain directly.' },
      { text: 'Let as a bareboat charter; captain hired separately from three we propose.' },
      { text: 'Bareboat terms, captain not included; the tax on the lease is settled in the agreement.' },
    ]);
    const back = pick<TermSaid>('back', [
      { text: 'Returned with a full tank.' },
      { text: 'Fuel by the gauge, settled at return.' },
      { text: 'Fuel billed at the pump price.' },
    ]);
    const usd = Math.round(terms.overtimeUsd / 50) * 250;
    return [agreement, back, { text: 'Damage hold {usd}, released within 48 hours of the return.', usd }];
  }
  const fuel =
    terms.lengthFt >= 80
      ? pick<TermSaid>('basic-fuel', [
          { text: 'All fuel is drawn from the APA.' },
          { text: 'The APA covers fuel and dockage; provisions are yours.' },
          { text: 'Fuel from the APA at cost, with an account at the end of the day.' },
        ])
      : pick<TermSaid>('basic-fuel', [
          { text: 'Fuel is extra and settled at the dock.' },
          { text: 'Fuel is billed for the hours run.' },
          { text: 'One hour of engine time included, then fuel at cost.' },
          { text: 'Fuel surcharge by distance, agreed before departure.' },
        ]);
  const table = pick<TermSaid>('basic-table', [
    { text: 'Bring your own food and drink; no corkage.' },
    { text: 'Your own catering is welcome, red wine excepted.' },
    { text: 'Outside caterers by arrangement with the crew.' },
    { text: 'Guests bring what they eat and drink; the crew serves it.' },
  ]);
  return [fuel, table, { text: 'Cleaning fee {usd}.', usd: cleaningFeeUsd(terms.lengthFt) }];
}

function houseRules(lengthFt: number): [TermSaid, ...TermSaid[]] {
  const usd = cleaningFeeUsd(lengthFt);
  const any: [TermSaid, ...TermSaid[]] = [
    { text: 'No glass on the swim platform.' },
    { text: 'Cleaning fee {usd}, waived when the boat comes back tidy.', usd },
    { text: 'Small-craft advisory: new date or full refund.' },
    { text: 'Shoes off on teak.' },
    { text: 'Guests under 21 sail with a parent or guardian.' },
    { text: 'Pick-up at another marina on request, dockage at cost.' },
    { text: 'Smoking aft only.' },
  ];
  const large: TermSaid[] = [
    { text: 'Amplified music ends at 11:00 PM in the marina. Cleaning fee {usd}.', usd },
    { text: 'Dockage at restaurants and hotels is charged at cost.' },
    { text: 'Outside caterers and DJs need insurance papers 48 hours before.' },
    { text: 'Red wine is poured on the aft deck only.' },
  ];
  return lengthFt >= 60 ? [...any, ...large] : any;
}

function cleaningFeeUsd(lengthFt: number): number {
  if (lengthFt >= 100) return 950;
  if (lengthFt >= 80) return 650;
  if (lengthFt >= 60) return 350;
  return lengthFt >= 40 ? 200 : 100;
}
