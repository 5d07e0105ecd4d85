import type { CharterDay } from '#core/charter-time.ts';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { counted } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { ENDING_PAPERS, type EndingPaper } from './domain/ending-papers.ts';

/** The mail that notifies the team: a yacht's paper ends soon. */
export async function paperEndsMail(
  yacht: { readonly id: string; readonly name: string },
  {
    paper,
    lastDay,
    days,
  }: { readonly paper: EndingPaper; readonly lastDay: CharterDay; readonly days: number },
  { contact, origin }: { readonly contact: MailContact; readonly origin: string },
): Promise<RenderedMail> {
  const name = ENDING_PAPERS[paper];
  const last = dayText(lastDay, 'full');
  const heading = days === 0 ? `${name} ends today` : `${name} ends in ${counted(days, 'day')}`;
  const mail = (
    <MailLayout preview={`${yacht.name}: ${last}`} heading={heading} contact={contact}>
      <MailText>
        {paper === 'certificateValidUntil'
          ? 'After its last day she carries fewer guests with captain and crew.'
          : 'After its last day no new charter is taken for her.'}{' '}
        Please enter the new day once it is renewed.
      </MailText>
      <MailFacts
        facts={[
          { label: 'Yacht', value: yacht.name },
          { label: 'Paper', value: name },
          { label: 'Last day', value: last },
        ]}
      />
      <MailButton href={`${origin}/admin/yachts?edit=${encodeURIComponent(yacht.id)}`}>
        Open the yacht
      </MailButton>
    </MailLayout>
  );
  return { subject: `${heading}: ${yacht.name}`, ...(await renderMail(mail)) };
}
