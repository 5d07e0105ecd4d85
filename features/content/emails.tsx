import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';

/** The mail that notifies the team: from now on clients are told to pay elsewhere. */
export async function paidElsewhereMail(
  by: string,
  changed: readonly { readonly name: string; readonly was: string; readonly is: string }[],
  { contact, origin }: { readonly contact: MailContact; readonly origin: string },
): Promise<RenderedMail> {
  const subject = `${by} has changed where clients pay`;
  const mail = (
    <MailLayout preview="Clients see this from now on." heading={subject} contact={contact}>
      <MailText>
        Clients see this from now on, on their pages and in their emails. If nobody on the team knows why,
        please set it back at once, and ask {by}.
      </MailText>
      <MailFacts
        facts={changed.flatMap(({ name, was, is }) => [
          { label: `${name}, now`, value: said(is) },
          { label: `${name}, before`, value: said(was) },
        ])}
      />
      <MailButton href={`${origin}/admin/settings`}>Open the settings</MailButton>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

const said = (text: string) => text.split('\n').join(', ') || 'Not offered';
