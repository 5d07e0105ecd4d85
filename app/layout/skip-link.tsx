import { words } from '../words/index.ts';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: skips the header and goes to the content. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link screen-only">
      {words.skipToContent}
    </a>
  );
}
