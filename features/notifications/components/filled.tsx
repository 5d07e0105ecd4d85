import { Fragment, type ReactNode } from 'react';

/**
 * Replaces each `{name}` in a text by an element, such as a link, so that each language can put it where it belongs in the
 * sentence.
 */
export function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence keep their order
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
