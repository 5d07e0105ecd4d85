import { words } from '../words/index.ts';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past the header to what the page is about. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link screen-only">
      {words.skipToContent}
    </a>
  );
}
