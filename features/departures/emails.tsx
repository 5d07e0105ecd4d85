import { isDeclaration } from '#features/agreements/domain/index.ts';
import type { AgreementNews } from '#features/agreements/service/index.ts';
import { words as agreementWords } from '#features/agreements/words/index.ts';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailLink,
  MailQuote,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { inLanguage } from '#platform/language.ts';
import { words } from './words/index.ts';

type Told = {
  readonly contact: MailContact;
  /** The yacht and the day, such as "Serenata, Sat, Mar 6". */
  readonly about: string;
  readonly link: string;
};

/** For mails without a link. */
type ToldOnly = Omit<Told, 'link'>;

type Said = {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** Absent if the mail has no link. */
  readonly button?: string | undefined;
  readonly quote?: string | undefined;
  readonly verifyUrl?: string | undefined;
};

async function written(
  { contact, link = '' }: ToldOnly & Partial<Told>,
  { subject, heading, text, button, quote = '', verifyUrl }: Said,
): Promise<RenderedMail & { readonly subject: string }> {
  const mail = (
    <MailLayout preview={heading} heading={heading} contact={contact}>
      <MailText>{text}</MailText>
      {quote !== '' && <MailQuote>{quote}</MailQuote>}
      {button && <MailButton href={link}>{button}</MailButton>}
      {verifyUrl && (
        <MailText quiet>
          {agreementWords.checkLink}: <MailLink href={verifyUrl}>{verifyUrl}</MailLink>
        </MailText>
      )}
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

type ToldClient = Told & { readonly captain: string };

/** The texts for the client once the contract is sealed; `isOwn` if the charterer is the captain and signed a declaration. */
const sealedOf = (isOwn: boolean, about: string) => ({
  subject: isOwn ? words.ownSealedSubject(about) : words.sealedSubject(about),
  heading: isOwn ? words.ownSealedHeading : words.sealedHeading,
  text: words.sealedText,
  button: isOwn ? words.ownSealedButton : words.sealedButton,
});
const toSignOf = (isOwn: boolean, { about, captain }: ToldClient) => ({
  subject: isOwn ? words.ownSubject(about) : words.toSignSubject(about),
  heading: isOwn ? words.ownHeading : words.toSignHeading,
  text: isOwn ? words.ownText : words.toSignText(captain),
  button: words.signButton,
});

/** To a bareboat charter's client, about the contract with their captain: to sign, sent back, sealed, or ended. */
export const contractMail = (
  told: ToldClient,
  { kind, agreement, reason, verifyUrl }: AgreementNews,
): Promise<RenderedMail & { readonly subject: string }> =>
  inLanguage(agreement.language, async () => {
    const { about, captain } = told;
    const isOwn = isDeclaration(agreement);
    if (kind === 'sealed') return written(told, { ...sealedOf(isOwn, about), verifyUrl });
    if (kind === 'refused') {
      return written(told, {
        subject: words.refusedSubject(about),
        heading: words.refusedHeading,
        text: words.refusedText(captain),
        quote: reason,
        button: words.refusedButton,
      });
    }
    if (kind === 'ended') {
      return written(told, {
        subject: words.clientEndedSubject(about),
        heading: words.clientEndedHeading,
        text: words.clientEndedText(captain),
        verifyUrl,
      });
    }
    return written(told, toSignOf(isOwn, told));
  });

/** To the captain: the charterer has signed, or both have. */
export const captainMail = (
  told: Told & { readonly charterer: string },
  { kind, agreement, verifyUrl }: AgreementNews,
): Promise<RenderedMail & { readonly subject: string }> =>
  inLanguage(agreement.language, async () =>
    kind === 'sealed'
      ? written(told, {
          subject: words.captainSealedSubject(told.about),
          heading: words.captainSealedHeading,
          text: words.sealedText,
          button: words.sealedButton,
          verifyUrl,
        })
      : written(told, {
          subject: words.forCaptainSubject(told.about),
          heading: words.forCaptainHeading,
          text: words.forCaptainText(told.charterer),
          button: words.signButton,
        }),
  );

/** To the captain: the contract that both had signed has ended. It has no link, because the captain's link has ended too. */
export const captainEndedMail = (
  told: ToldOnly & { readonly charterer: string },
  { agreement, verifyUrl }: AgreementNews,
): Promise<RenderedMail & { readonly subject: string }> =>
  inLanguage(agreement.language, async () =>
    written(told, {
      subject: words.endedSubject(told.about),
      heading: words.endedHeading,
      text: words.endedText(told.charterer),
      verifyUrl,
    }),
  );

type ToldTeam = Told & { readonly charterer: string; readonly captain: string };

function saidToTeam(
  kind: AgreementNews['kind'],
  { charterer, captain }: ToldTeam,
): Pick<Said, 'heading' | 'text'> {
  if (kind === 'refused') {
    return {
      heading: 'A captain has sent the contract back',
      text: `Captain ${captain} has not signed the contract with ${charterer}, who is asked to call them or to choose another captain.`,
    };
  }
  if (kind === 'ended') {
    return {
      heading: 'A captain is to be told that their contract has ended',
      text: `The contract of ${charterer} with Captain ${captain}, for whom the list has no email address, is no longer in effect. Please call them: they are not expected aboard.`,
    };
  }
  return {
    heading: 'A captain is to be passed the link',
    text: `${charterer} has signed the contract with Captain ${captain}, of whom the list has no email address. Please make the link in the booking and pass it on: without their signature the yacht may not leave.`,
  };
}

/** To the team: a captain has sent the contract back, or staff must pass the link on or tell the captain that it has ended. */
export const teamMail = (told: ToldTeam, { kind, reason }: AgreementNews) => {
  const { heading, text } = saidToTeam(kind, told);
  return written(told, {
    subject: `${heading}: ${told.about}`,
    heading,
    text,
    quote: reason,
    button: 'Open the booking',
  });
};

/** To a charter's client before departure: what they still have to do. In the language of the call. */
export const missingMail = (told: Told, missing: readonly string[]) =>
  written(told, {
    subject: words.missingSubject(told.about),
    heading: words.missingHeading,
    text: words.missingText,
    quote: missing.join('\n'),
    button: words.missingButton,
  });
