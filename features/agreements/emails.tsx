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

/** What a mail about an agreement is sent with. */
type Told = {
  readonly contact: MailContact;
  /** What it is about: "Serenata, Sat, Mar 6". */
  readonly about: string;
  /** Where it is read and signed. */
  readonly link: string;
};

/** "Please sign", in the language of what is to be signed. */
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

/** "Signed by both": the way to the sealed document, and to where it is checked. */
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
