import { describe, expect, it } from 'vitest';
import { narrowedBy, readFleetSearch } from '../domain/index.ts';
import { addressOfForm, settle, valuesOf } from './fleet-form-state.ts';
import { brandName, dayInWords, ignoredInWords, narrowingInWords } from './fleet-words.ts';

const TODAY = '2026-10-01';
const brands = [{ slug: 'riva', name: 'Riva', yachts: 3 }];
const read = (query: string) => readFleetSearch(new URLSearchParams(query), TODAY);

describe('what was asked for, in words', () => {
  it.each([
    ['type=55ft', ['55 ft and above']],
    ['location=key-biscayne', ['Key Biscayne']],
    ['checkin=2026-10-10', ['Sat, Oct 10']],
    ['checkout=2026-10-10', ['Sat, Oct 10']],
    ['checkin=2026-10-10&checkout=2026-10-10', ['Sat, Oct 10']],
    ['checkin=2026-12-31&checkout=2027-01-02', ['Thu, Dec 31 to Sat, Jan 2, 2027']],
    ['guests=1', ['1 guest']],
    ['guests=8', ['8 guests']],
    ['q=gull', ['“gull”']],
    ['category=riva', ['Riva']],
    ['size=26-40', ['26–40 ft']],
    ['capacity=13%2B', ['Carries 13+ guests']],
  ])('%s', (query, words) => {
    const { search } = read(query);
    expect(narrowedBy(search).map((one) => narrowingInWords(one, search, { today: TODAY, brands }))).toEqual(
      words,
    );
  });

  it('names a brand that the fleet does not have', () => {
    expect(brandName('sea-ray', brands)).toBe('Sea Ray');
    expect(brandName('grand-banks', brands)).toBe('Grand Banks');
  });

  it('names the year only when it is another', () => {
    expect(dayInWords('2026-10-10', TODAY)).toBe('Sat, Oct 10');
    expect(dayInWords('2027-10-10', TODAY)).toBe('Sun, Oct 10, 2027');
  });

  it('has a sentence for everything that can be left out', () => {
    const { ignored } = read(
      'type=x&location=x&checkin=x&checkout=x&guests=x&category=X&size=x&capacity=x&sort=x&page=x',
    );
    const sentences = ignored.map(ignoredInWords);
    expect(ignored).toHaveLength(10);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });
});

describe('the form and its address', () => {
  const formOf = (query: string) => {
    const params = new URLSearchParams(query);
    return valuesOf(readFleetSearch(params, TODAY).search, params);
  };

  it('keeps dates and words as they were typed, and drops choices that do not exist', () => {
    const values = formOf('checkin=2026-10-09&checkout=2026-10-05&q=sea+&location=monaco&guests=0');
    expect(values).toMatchObject({ checkin: '2026-10-09', checkout: '2026-10-05', q: 'sea ', guests: '0' });
    expect(values.location).toBe('');
    expect(addressOfForm(values)).toBe('/yachts?checkin=2026-10-09&checkout=2026-10-05&guests=0&q=sea+');
  });

  it('gives up a time of day with its one day, and nothing with any other change', () => {
    const timed = formOf('checkin=2026-10-09&startTime=10:00&hours=4');
    const without = { startTime: '', hours: '' };
    expect(settle({ ...timed, checkin: '' }, 'checkin')).toMatchObject(without);
    expect(settle({ ...timed, checkout: '2026-10-11' }, 'checkout')).toMatchObject(without);
    for (const kept of [timed, { ...timed, checkout: '2026-10-09' }, { ...timed, checkin: '2026-10-12' }])
      for (const changed of ['checkin', 'checkout'] as const) expect(settle(kept, changed)).toBe(kept);
    const several = { ...timed, checkout: '2026-10-11' };
    expect(settle(several, 'guests')).toBe(several);
    expect(settle({ ...several, checkin: '2026-10-12' }, 'checkin')).toEqual({
      ...timed,
      checkin: '2026-10-12',
    });
  });

  it('writes no empty value, no "all" and no page', () => {
    expect(addressOfForm(formOf('category=all&page=3&size='))).toBe('/yachts');
    expect(addressOfForm({ ...formOf(''), category: 'all' })).toBe('/yachts');
    expect(addressOfForm(formOf('type=55ft&page=3'))).toBe('/yachts?type=55ft%2B');
  });
});
