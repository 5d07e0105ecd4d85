import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';

/** The same bookings as a list, or on the fleet's calendar. */
export function ViewSwitch({ view }: { view: 'list' | 'calendar' }) {
  return (
    <nav aria-label="View" className="view-switch">
      {(['list', 'calendar'] as const).map((each) => (
        <Link
          key={each}
          to={each === 'list' ? '/admin/bookings' : '/admin/bookings?view=calendar'}
          aria-current={each === view ? 'page' : undefined}
          className={classes('view-choice', each === view && 'font-semibold')}
        >
          {each === 'list' ? 'List' : 'Fleet calendar'}
        </Link>
      ))}
    </nav>
  );
}
