import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailParagraphs,
  MailText,
  MailTitle,
  MailWords,
} from '#features/notifications/components/mail-layout.tsx';
import { greeting } from '#features/notifications/domain.ts';
import { renderMail } from '#features/notifications/emails.tsx';
import { dayText } from '#words/days.ts';
import { type ContactMessage, type Fact, type QuoteRequest, told } from './domain.ts';
import { words } from './words/index.ts';

/** The sender's choices in the contact form, in the sender's language, without any freely typed text. */
export function chosenInContact(message: ContactMessage): Fact[] {
  const { factLabels: label } = words;
  const { occasion, contactMethod, duration, preferredTime, preferredOn } = message;
  return told([
    { label: label.guests, value: message.numberOfGuests },
    { label: label.occasion, value: occasion && words.occasions[occasion] },
    { label: label.contact, value: contactMethod && words.contactMethods[contactMethod] },
    { label: label.date, value: preferredOn && dayText(preferredOn, 'full') },
    { label: label.duration, value: duration && words.durations[duration] },
    { label: label.time, value: preferredTime && words.preferredTimes[preferredTime] },
  ]);
}

/** Like `chosenInContact`, for the quote form. */
export function chosenInQuote({ eventType, eventOn, guests }: QuoteRequest): Fact[] {
  const { factLabels: label } = words;
  return told([
    { label: label.event, value: eventType && words.eventTypeNamed(eventType) },
    { label: label.date, value: eventOn && dayText(eventOn, 'full') },
    { label: label.guests, value: guests },
  ]);
}

/**
 * The mail to the sender that confirms the form's arrival. It repeats only choices from the form's lists, never free text,
 * because the address may not be the sender's.
 */
export const renderReceivedMail = ({
  heading,
  name,
  next,
  facts,
  contact,
}: {
  heading: string;
  /** Empty unless the sender has proved to own the address. */
  name: string;
  /** What we do next. */
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
          <MailTitle>{words.whatYouToldUs}</MailTitle>
          <MailFacts facts={facts} />
        </>
      )}
      <MailText quiet>{words.leftOut}</MailText>
    </MailLayout>,
  );

/** The mail to the team: the sender, their entries and their own text, and a link to answer. */
export const renderNewInquiryMail = ({
  heading,
  link,
  facts,
  words: written,
  sentQuickly,
  contact,
}: {
  heading: string;
  link: string;
  facts: readonly Fact[];
  words: string;
  sentQuickly: boolean;
  contact: MailContact;
}) =>
  renderMail(
    <MailLayout preview={written.slice(0, 120) || heading} heading={heading} contact={contact}>
      <MailFacts facts={facts} />
      <MailWords title="In their words">{written}</MailWords>
      <MailButton href={link}>Open the inquiry</MailButton>
      <MailText quiet>
        {sentQuickly
          ? 'Sent within three seconds of opening the form: it may be a bot. A reply to this email goes to the sender.'
          : 'A reply to this email goes to the sender.'}
      </MailText>
    </MailLayout>,
  );

/** The mail with a colleague's answer, and the sender's text below it. */
export const renderReplyMail = ({
  heading,
  body,
  author,
  asked,
  contact,
}: {
  heading: string;
  body: string;
  author: string;
  /** The sender's text. */
  asked: string;
  contact: MailContact;
}) =>
  renderMail(
    <MailLayout preview={body.slice(0, 120)} heading={heading} contact={contact}>
      <MailParagraphs>{body}</MailParagraphs>
      <MailText quiet>{words.forTheTeam(author)}</MailText>
      <MailWords title={words.whatYouWrote}>{asked}</MailWords>
    </MailLayout>,
  );
