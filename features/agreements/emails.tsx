import type { MailContact } from '#features/notifications/components/mail-layout.tsx';
import {
  MailButton,
  MailLayout,
  MailLink,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { inLanguage } from '#platform/language.ts';
import type { AgreementNews } from './service/index.ts';
import { words } from './words/index.ts';

/** What every mail about an agreement needs. */
type Told = {
  readonly contact: MailContact;
  /** The yacht and day in the subject: "Serenata, Sat, Mar 6". */
  readonly about: string;
  /** The link to the page where the agreement is read and signed. */
  readonly link: string;
};

/** The mail "Please sign", in the agreement's language. */
export const toSignMail = (
  { contact, about, link }: Told,
  { agreement }: AgreementNews,
): Promise<RenderedMail> =>
  inLanguage(agreement.language, async () => {
    const mail = (
      <MailLayout preview={words.mailPreview} heading={words.mailHeading} contact={contact}>
        <MailText>{agreement.amends ? words.mailAmendment : words.mailText}</MailText>
        <MailButton href={link}>{words.mailButton}</MailButton>
      </MailLayout>
    );
    return { subject: words.mailSubject(about), ...(await renderMail(mail)) };
  });

/** The mail "Signed by both", with the links to the sealed document and to its verification. */
export const sealedMail = (
  { contact, about, link }: Told,
  { agreement, verifyUrl }: AgreementNews,
): Promise<RenderedMail> =>
  inLanguage(agreement.language, async () => {
    const mail = (
      <MailLayout preview={words.sealedPreview} heading={words.sealedHeading} contact={contact}>
        <MailText>{words.sealedText}</MailText>
        <MailButton href={link}>{words.sealedButton}</MailButton>
        <MailText quiet>
          {words.checkLink}: <MailLink href={verifyUrl}>{verifyUrl}</MailLink>
        </MailText>
      </MailLayout>
    );
    return { subject: words.sealedSubject(about), ...(await renderMail(mail)) };
  });
