import { expect, test } from 'vitest';
import type { YachtAnswer } from '../schema/index.ts';
import { completeSpecs } from './yacht-sheet.ts';
import { featureList, quickSpecs } from './yacht-specs.ts';

const yacht: YachtAnswer = {
  id: 'two-tides',
  name: 'Two Tides',
  brand: 'Azimut',
  model: 'Grande 27',
  description: '',
  categoryId: 'luxury',
  category: { id: 'luxury', name: 'Luxury' },
  location: 'Miami Beach',
  marina: 'Miami Beach Marina',
  length: '88 ft',
  lengthFt: 88,
  beam: 21.6,
  draft: 5.9,
  capacity: 14,
  cabins: 5,
  bathrooms: 6,
  crew: 4,
  year: 2021,
  cruisingSpeedKn: 22,
  maxSpeedKn: 27,
  engineType: 'Diesel shaft',
  engineBrand: 'MAN',
  engineModel: 'V12-1900',
  engineHpTotal: 3800,
  enginesCount: 2,
  fuelCapacity: 2245,
  waterCapacity: 343,
  damageHold: 2_500,
  earliestDeparture: '09:00',
  latestReturn: '02:00',
  features: 'Fold-out beach club\n\n Bow lounge for ten ',
  isFeatured: false,
  pricePerDay: null,
  basePrice: null,
  allInPrice: null,
  isAllInBasic: false,
  isBookable: true,
  primaryImage: null,
  galleryImages: '',
  imageUrls: [],
  pictures: [],
  panoramas: [],
  decks: [],
  version: 1,
};

const nothingKnown: YachtAnswer = {
  ...yacht,
  model: '',
  length: null,
  lengthFt: null,
  beam: null,
  draft: null,
  cabins: null,
  bathrooms: null,
  crew: null,
  year: null,
  cruisingSpeedKn: null,
  maxSpeedKn: null,
  engineType: null,
  engineBrand: null,
  engineModel: null,
  engineHpTotal: null,
  enginesCount: null,
  fuelCapacity: null,
  waterCapacity: null,
  earliestDeparture: 'any',
  latestReturn: 'any',
};

test('the quick specs are the six facts compared first', () => {
  expect(quickSpecs(yacht)).toEqual([
    { label: 'Length', value: '88 ft' },
    { label: 'Guests', value: '14' },
    { label: 'Cabins', value: '5' },
    { label: 'Crew', value: '4' },
    { label: 'Cruising speed', value: '22 kn' },
    { label: 'Built', value: '2021' },
  ]);
});

test('the complete specifications cover dimensions, accommodation, performance and engines', () => {
  const groups = completeSpecs(yacht);
  expect(groups.map((group) => group.title)).toEqual([
    'Dimensions',
    'Accommodation',
    'Performance',
    'Engine details',
    'Hours',
  ]);
  const all = groups.flatMap((group) => group.specs.map(({ label, value }) => `${label}: ${value}`));
  expect(all).toContain('Length: 88 ft (26.8 m)');
  expect(all).toContain('Charters: between 9:00 AM and 2:00 AM');
  expect(all).toContain('Beam: 21.6 ft (6.6 m)');
  expect(all).toContain('Draft: 5.9 ft (1.8 m)');
  expect(all).toContain('Year built: 2021');
  expect(all).toContain('Fuel capacity: 2,245 US gal');
  expect(all).toContain('Total power: 3,800 hp');
});

test('what nobody knows is left out, with its group when nothing of it is known', () => {
  expect(quickSpecs(nothingKnown)).toEqual([{ label: 'Guests', value: '14' }]);
  expect(completeSpecs(nothingKnown).map((group) => group.title)).toEqual(['Dimensions', 'Accommodation']);
  const text = JSON.stringify(completeSpecs(nothingKnown));
  expect(text).not.toMatch(/null|undefined|NaN/);
});

test('features are one a line', () => {
  expect(featureList(yacht)).toEqual(['Fold-out beach club', 'Bow lounge for ten']);
  expect(featureList({ ...yacht, features: '' })).toEqual([]);
});
