import { languageNow, pathIn } from '#core/language.ts';
import { ButtonAnchor } from '../button.tsx';
import { words } from './words/index.ts';

/** In a form whose session has ended: what was typed stays, signing in happens in another tab. */
export function SessionEnded() {
  return (
    <div role="alert" className="staff-notice">
      <p>
        <strong>{words.sessionHasEnded}</strong>
        {words.typedIsHere}
      </p>
      <ButtonAnchor
        href={`${pathIn(languageNow(), '/')}?sign-in=admin`}
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
