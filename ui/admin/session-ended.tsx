import { ButtonAnchor } from '../button.tsx';
import { onWebsite } from './website.ts';
import { words } from './words/index.ts';

/** Shown in a form when the session has ended: the typed values stay, and the link opens sign-in in a new tab. */
export function SessionEnded() {
  return (
    <div role="alert" className="staff-notice">
      <p>
        <strong>{words.sessionHasEnded}</strong>
        {words.typedIsHere}
      </p>
      <ButtonAnchor
        href={`${onWebsite('/')}?sign-in=admin`}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="small"
      >
        {words.signInAgain}
      </ButtonAnchor>
    </div>
  );
}
