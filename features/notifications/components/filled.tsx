import { Fragment, type ReactNode } from 'react';

/** A text with what stands in it for `{name}`: a link, say, which each language has in its own place of the sentence. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay in their order
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
