import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { takeFocus } from './focus.ts';
import { Input } from './input.tsx';
import { useSending } from './sending.ts';
import type { Trouble } from './trouble.ts';

interface LinkToCopyProps {
  /** The field's id. */
  id: string;
  url: string;
  texts: { readonly link: string; readonly copy: string };
  /** Whether the link was just made: then its button takes the focus. */
  isMade?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A link to pass on, with a button that copies it. */
export function LinkToCopy({ id, url, texts, isMade = false, children }: LinkToCopyProps) {
  return (
    <>
      <Field label={texts.link} id={id}>
        <Input value={url} readOnly />
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button ref={isMade ? takeFocus : null} size="small" onClick={() => void copy(url, id)}>
          {texts.copy}
        </Button>
        {children}
      </p>
    </>
  );
}

interface MadeLinkProps extends Pick<LinkToCopyProps, 'id'> {
  make: () => Promise<{ readonly url: string }>;
  texts: LinkToCopyProps['texts'] & { readonly make: string };
  /** How to say why it was refused. */
  refused?: (trouble: Trouble) => ReactNode;
}

const inWords = ({ sentence }: Trouble) => <ErrorSummary title={sentence} />;

/** A button that makes a link, and then the link. */
export function MadeLink({ id, make, texts, refused = inWords }: MadeLinkProps) {
  const [url, setUrl] = useState<string>();
  const { press, isPending, trouble } = useSending(make, { onDone: (made) => setUrl(made.url) });
  if (url !== undefined) return <LinkToCopy id={id} url={url} texts={texts} isMade />;
  return (
    <>
      {trouble && refused(trouble)}
      <Button size="small" busy={isPending} className="justify-self-start" onClick={() => press()}>
        {texts.make}
      </Button>
    </>
  );
}
