import type { ComponentProps } from 'react';
import {
  type MailContact,
  MailFacts,
  MailLayout,
  MailQuote,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import type { Fact } from './domain.ts';

function ReceivedMail({
  heading,
  name,
  next,
  facts,
  contact,
}: {
  heading: string;
  name: string | undefined;
  /** What we do now. */
  next: string;
  facts: readonly Fact[];
  contact: MailContact;
}) {
  return (
    <MailLayout preview={next} heading={heading} contact={contact}>
      <MailText>{name ? `Dear ${name},` : 'Hello,'}</MailText>
      <MailText>{next}</MailText>
      {facts.length > 0 && (
        <>
          <MailTitle>What you told us</MailTitle>
          <MailFacts facts={facts} />
        </>
      )}
      <MailText quiet>
        Did you leave something out, or did somebody else write in your name? Just answer this mail.
      </MailText>
    </MailLayout>
  );
}

function NewInquiryMail({
  heading,
  facts,
  words,
  sentQuickly,
  contact,
}: {
  heading: string;
  facts: readonly Fact[];
  words: string;
  sentQuickly: boolean;
  contact: MailContact;
}) {
  return (
    <MailLayout preview={words.slice(0, 120) || heading} heading={heading} contact={contact}>
      <MailFacts facts={facts} />
      {words !== '' && (
        <>
          <MailTitle>In their words</MailTitle>
          <MailQuote>{words}</MailQuote>
        </>
      )}
      <MailText quiet>
        {sentQuickly
          ? 'Sent within three seconds of opening the form: it may be a program. Answering this mail writes to the sender.'
          : 'Answering this mail writes to the sender.'}
      </MailText>
    </MailLayout>
  );
}

/** To whoever wrote: it has arrived. Of what they wrote only the form's own choices are repeated, never free text. */
export function renderReceivedMail(content: ComponentProps<typeof ReceivedMail>) {
  return renderMail(<ReceivedMail {...content} />);
}

/** To the team: who wrote, what they chose and their own words. */
export function renderNewInquiryMail(content: ComponentProps<typeof NewInquiryMail>) {
  return renderMail(<NewInquiryMail {...content} />);
}

function ReplyMail({
  heading,
  body,
  author,
  words,
  contact,
}: {
  heading: string;
  /** A colleague's own words; a blank line begins a new paragraph. */
  body: string;
  author: string;
  /** What is answered. */
  words: string;
  contact: MailContact;
}) {
  const paragraphs = body.split(/\n{2,}/);
  return (
    <MailLayout preview={body.slice(0, 120)} heading={heading} contact={contact}>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailText quiet>{`${author}, for the charter team`}</MailText>
      {words !== '' && (
        <>
          <MailTitle>What you wrote</MailTitle>
          <MailQuote>{words}</MailQuote>
        </>
      )}
    </MailLayout>
  );
}

/** A colleague's answer to somebody who wrote. */
export function renderReplyMail(content: ComponentProps<typeof ReplyMail>) {
  return renderMail(<ReplyMail {...content} />);
}
