import { useNavigation } from 'react-router';
import { words } from '../words/index.ts';

/** That a link is being followed: a page's own script may take a while to come, on a phone far from the pier. */
export function Following() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label={words.following} className="following" />
  );
}
