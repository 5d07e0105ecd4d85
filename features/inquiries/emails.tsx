import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  type MailContact,
  MailLayout,
  MailParagraphs,
  MailText,
  MailTitle,
  MailWords,
} from '#features/notifications/components/mail-layout.tsx';
import { greeting } from '#features/notifications/domain.ts';
import { renderMail } from '#features/notifications/emails.tsx';
import type { Fact } from './domain.ts';

/** To whoever wrote: it has arrived. Of what they wrote only the form's own choices are repeated, never free text. */
export const renderReceivedMail = ({
  heading,
  name,
  next,
  facts,
  contact,
}: {
  heading: string;
  /** Empty where nobody has proved that the address is theirs. */
  name: string;
  /** What we do now. */
  next: string;
  facts: readonly Fact[];
  contact: MailContact;
}) =>
  renderMail(
    <MailLayout preview={next} heading={heading} contact={contact}>
      <MailText>{greeting(name)}</MailText>
      <MailText>{next}</MailText>
      {facts.length > 0 && (
        <>
          <MailTitle>What you told us</MailTitle>
          <MailFacts facts={facts} />
        </>
      )}
      <MailText quiet>
        Did you leave something out, or not send this yourself? Just reply to this email.
      </MailText>
    </MailLayout>,
  );

/** To the team: who wrote, what they chose and their own words. */
export const renderNewInquiryMail = ({
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
}) =>
  renderMail(
    <MailLayout preview={words.slice(0, 120) || heading} heading={heading} contact={contact}>
      <MailFacts facts={facts} />
      <MailWords title="In their words">{words}</MailWords>
      <MailText quiet>
        {sentQuickly
          ? 'Sent within three seconds of opening the form: it may be a bot. A reply to this email goes to the sender.'
          : 'A reply to this email goes to the sender.'}
      </MailText>
    </MailLayout>,
  );

/** A colleague's answer to somebody who wrote, with what is answered. */
export const renderReplyMail = ({
  heading,
  body,
  author,
  words,
  contact,
}: {
  heading: string;
  body: string;
  author: string;
  words: string;
  contact: MailContact;
}) =>
  renderMail(
    <MailLayout preview={body.slice(0, 120)} heading={heading} contact={contact}>
      <MailParagraphs>{body}</MailParagraphs>
      <MailText quiet>{`${author}, for the charter team`}</MailText>
      <MailWords title="What you wrote">{words}</MailWords>
    </MailLayout>,
  );
