import { type ComponentProps, type FormEvent, type Ref, type RefObject, useRef } from 'react';

interface SentFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/**
 * A form that scripts send, by its `onSubmit`. Sent before they are there, it is sent once they are, with all that was typed:
 * React keeps the press where a form's action is a function. Without scripts nothing leaves the page.
 */
export function SentForm({ ref, noValidate = true, onReset, ...props }: SentFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const isEarly = useRef(false);

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

  return (
    <form
      {...props}
      ref={form as Ref<HTMLFormElement>}
      action={sendAgain}
      onReset={keepTyped}
      noValidate={noValidate}
    />
  );
}
