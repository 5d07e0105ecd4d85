import { ViewSwitch as Switch } from '#ui/admin/view-switch.tsx';
import { words } from './words/index.ts';

/** Switches between the list of bookings and the fleet's calendar. */
export function ViewSwitch({ view }: { view: 'list' | 'calendar' }) {
  return (
    <Switch
      choices={[
        { label: words.list, to: '/admin/bookings', isShown: view === 'list' },
        { label: words.fleetCalendar, to: '/admin/bookings?view=calendar', isShown: view === 'calendar' },
      ]}
    />
  );
}
