import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import type { AddressChange } from '#ui/change-address.ts';
import { useMedia } from '#ui/media.ts';
import { firstDayOf } from './calendar-places.ts';
import { fleetCalendarQuery } from './calls.ts';

/** The views of the calendar: a list of one day, or the fleet across a week or a month. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const KEPT = 'staff-calendar-view';
const isView = (text: string | null): text is CalendarView => CALENDAR_VIEWS.some((view) => view === text);

const subscribeToNothing = () => () => undefined;

/** The view that the address names; otherwise the last one chosen in this tab; otherwise the one that fits the screen. */
function useView(asked: string): CalendarView {
  const isNarrow = useMedia('(width < 48rem)', false);
  // The server has no tab storage to read.
  const kept = useSyncExternalStore(
    subscribeToNothing,
    () => readTab<string>(KEPT),
    () => null,
  );
  const [first = isNarrow ? 'day' : 'week'] = [asked, kept].filter(isView);
  return first;
}

/** The calendar's data for the current address, and functions to choose another part or view. */
export function useFleetCalendar(set: (change: AddressChange) => void) {
  const [params] = useSearchParams();
  const today = charterDayAt(new Date());
  const get = (name: string) => params.get(name) ?? '';
  const from = firstDayOf(get('start'), today);
  const [q, free, guests] = ['fleet', 'free', 'guests'].map(get);
  const slot = SLOT_IDS.find((id) => id === get('slot')) ?? 'full-day';
  const found = useQuery({
    ...fleetCalendarQuery(from, {
      ...(q && { q }),
      ...(free && { free, slot }),
      ...(guests && { guests }),
    }),
    placeholderData: keepPreviousData,
  });
  const view = useView(get('zoom'));
  const show = (next: CalendarView) => {
    writeTab(KEPT, next);
    set({ zoom: next });
  };
  return { found, get, from, today, view, show, wanted: free || undefined, slot };
}
