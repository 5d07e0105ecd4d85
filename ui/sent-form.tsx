import { type ComponentProps, type FormEvent, type Ref, useCallback, useRef } from 'react';

interface SentFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form that a script sends, by its `onSubmit`. If it is submitted before the scripts load, it is sent once they have, with
 * everything typed: React replays the submit if the form's action is a function. Without scripts nothing leaves the page.
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

  // React resets a form after its action; but this form has not been sent yet.
  const keepTyped = (event: FormEvent<HTMLFormElement>) => {
    if (isEarly.current) event.preventDefault();
    else onReset?.(event);
    isEarly.current = false;
  };

  return <form {...props} ref={take} action={sendAgain} onReset={keepTyped} noValidate={noValidate} />;
}
