import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { words } from './words/index.ts';

type ViewChoice = { readonly label: string; readonly to: string; readonly isShown: boolean };

/** The view that was just pressed. Its screen draws a switch of its own, and the pressed link is gone with the old screen. */
let pressed: string | undefined;

/** For the `ref` of the shown view's link: if the pressed link is gone, this one takes its focus. */
function takeOver(link: HTMLAnchorElement | null) {
  if (!link || link.getAttribute('href') !== pressed) return;
  pressed = undefined;
  if (document.activeElement === document.body) link.focus({ preventScroll: true });
}

/** Switches between views of the same data, each with an address of its own. */
export function ViewSwitch({ choices }: { choices: readonly ViewChoice[] }) {
  return (
    <nav aria-label={words.view} className="view-switch">
      {choices.map(({ label, to, isShown }) => (
        <Link
          key={to}
          to={to}
          ref={isShown ? takeOver : undefined}
          onClick={(event) => {
            pressed = event.currentTarget.getAttribute('href') ?? undefined;
          }}
          aria-current={isShown ? 'page' : undefined}
          className={classes('view-choice', isShown && 'font-semibold')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
