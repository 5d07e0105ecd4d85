import { languageNow, pathIn } from '#core/language.ts';
import { ButtonAnchor } from '../button.tsx';

/** In a form whose session has ended: what was typed stays, signing in happens in another tab. */
export function SessionEnded() {
  return (
    <div role="alert" className="staff-notice">
      <p>
        <strong>Your session has ended.</strong> What you typed is still here. Sign in again in a new tab,
        come back and save once more.
      </p>
      <ButtonAnchor
        href={`${pathIn(languageNow(), '/')}?sign-in=admin`}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="small"
      >
        Sign in again
      </ButtonAnchor>
    </div>
  );
}
