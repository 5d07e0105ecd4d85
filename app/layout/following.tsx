import { useNavigation } from 'react-router';
import { words } from '../words/index.ts';

/** Shows that a link is being followed: over a slow connection a page's script may take a while. */
export function Following() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    // Live, because it is outside of the page's landmarks.
    <div role="progressbar" aria-live="polite" aria-label={words.following} className="following" />
  );
}
