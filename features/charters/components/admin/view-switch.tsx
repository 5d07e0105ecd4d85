import { ViewSwitch as Switch } from '#ui/admin/view-switch.tsx';

/** The same bookings as a list, or on the fleet's calendar. */
export function ViewSwitch({ view }: { view: 'list' | 'calendar' }) {
  return (
    <Switch
      choices={[
        { label: 'List', to: '/admin/bookings', isShown: view === 'list' },
        { label: 'Fleet calendar', to: '/admin/bookings?view=calendar', isShown: view === 'calendar' },
      ]}
    />
  );
}
