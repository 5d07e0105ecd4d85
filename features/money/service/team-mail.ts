import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { type CardTrouble, cardTroubleMail } from '../emails.tsx';
import type { MoneyOfCharters } from './charters.ts';

/** The address of a charter's drawer, for mails to staff. */
const bookingLink = ({ config }: Pick<Deps, 'config'>, charterId: string) =>
  `${config.publicOrigin}/admin/bookings?open=${charterId}`;

/** Mails staff about trouble with a card, once for each cause. Without a known charter the mail leads to the health screen. */
export async function tellTeam(
  deps: MoneyOfCharters,
  { charterId, cause }: { readonly charterId: string | undefined; readonly cause: string },
  trouble: CardTrouble,
  cents: number,
  reason: string,
  respondBy: Date | null = null,
): Promise<void> {
  const { contact } = await readSettings(deps);
  const link = charterId ? bookingLink(deps, charterId) : `${deps.config.publicOrigin}/admin/health`;
  await queueMail(deps, {
    cause,
    kind: 'team',
    to: deps.config.teamEmail,
    about: charterId ?? null,
    ...(await cardTroubleMail(trouble, cents, reason || 'no reason', link, contact, respondBy)),
  });
}
