import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { CalendarEntry } from './calendar-places.ts';
import { DayList } from './day-list.tsx';

const serenata = { id: 'serenata', name: 'Serenata', brand: 'Riva', capacity: 12 };
/** Twenty-four hours from Friday, 9 AM, in Miami; two more for the turnaround. */
const overNight: CalendarEntry = {
  id: 'over-night',
  yachtId: serenata.id,
  kind: 'charter',
  from: '2027-03-12T14:00:00.000Z',
  to: '2027-03-13T16:00:00.000Z',
  expiresAt: null,
  version: '1',
  reason: '',
  charter: {
    id: 'over-night',
    client: 'Rosa Delgado',
    status: 'confirmed',
    startDate: '2027-03-12',
    departsAt: '2027-03-12T14:00:00.000Z',
    returnsAt: '2027-03-13T14:00:00.000Z',
    guestCount: 8,
    version: 1,
  },
};

test.each([
  ['2027-03-11', /Nothing on the calendar\..*1 yacht free all day/],
  ['2027-03-12', />9:00 AM to Sat, Mar 13, 9:00 AM, 24 hours<.*0 yachts free all day/],
  ['2027-03-13', />Fri, Mar 12, 9:00 AM to Sat, Mar 13, 9:00 AM, 24 hours<.*0 yachts free all day/],
  ['2027-03-14', /Nothing on the calendar\..*1 yacht free all day/],
])(
  'a charter is listed on each day of which it takes something, and its yacht is not free then: %s',
  (day, said) => {
    const html = inLanguage('en', () =>
      renderToStaticMarkup(
        <MemoryRouter>
          <DayList
            yachts={[serenata]}
            entries={[overNight]}
            day={day}
            free={undefined}
            mayChange={false}
            onOpen={() => undefined}
            onNew={() => undefined}
          />
        </MemoryRouter>,
      ),
    );
    expect(html).toMatch(said);
  },
);
