import { type ComponentProps, type FormEvent, type Ref, useCallback, useRef } from 'react';

interface SentFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form that scripts send, by its `onSubmit`. Sent before they are there, it is sent once they are, with all that was typed:
 * React keeps the press where a form's action is a function. Without scripts nothing leaves the page.
 */
export function SentForm({ ref, noValidate = true, onReset, ...props }: SentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isEarly = useRef(false);

  const take = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  const sendAgain = () => {
    isEarly.current = true;
    setTimeout(() => form.current?.requestSubmit());
  };

  // React empties a form whose action has run; this one has only just been asked.
  const keepTyped = (event: FormEvent<HTMLFormElement>) => {
    if (isEarly.current) event.preventDefault();
    else onReset?.(event);
    isEarly.current = false;
  };

  return <form {...props} ref={take} action={sendAgain} onReset={keepTyped} noValidate={noValidate} />;
}
