import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { words } from './words/index.ts';

type ViewChoice = { readonly label: string; readonly to: string; readonly isShown: boolean };

/** Switches between views of the same data, each with an address of its own. */
export function ViewSwitch({ choices }: { choices: readonly ViewChoice[] }) {
  return (
    <nav aria-label={words.view} className="view-switch">
      {choices.map(({ label, to, isShown }) => (
        <Link
          key={to}
          to={to}
          aria-current={isShown ? 'page' : undefined}
          className={classes('view-choice', isShown && 'font-semibold')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
