import { Button } from './button.tsx';
import { takeFocus } from './focus.ts';
import { Container } from './layout.tsx';
import { words } from './words/index.ts';

/** A page with only a heading and a sentence: it is loading, has failed, or does not exist. */
export function Said({
  title,
  text,
  role,
  isAnswer = false,
  onRetry,
}: {
  title: string;
  text: string;
  role?: 'alert' | 'status';
  /** Whether this replaces something that was pressed: then the heading takes the focus that was lost. */
  isAnswer?: boolean;
  /** Tries to read again. */
  onRetry?: () => unknown;
}) {
  return (
    <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
      <h1 ref={isAnswer ? takeFocus : undefined} tabIndex={-1} className="focus:outline-none">
        {title}
      </h1>
      <p role={role} className="mt-5 max-w-text text-lg text-muted">
        {text}
      </p>
      {onRetry && (
        <p className="mt-8 scripts-off:hidden">
          <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>
        </p>
      )}
    </Container>
  );
}
