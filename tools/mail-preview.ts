import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { termsOf } from '#features/charters/domain.ts';
import { calendarFile } from '#features/charters/emails/calendar-file.ts';
import { DEFAULT_SETTINGS } from '#features/content/domain.ts';
import { addUp, balanceFallsDue, paymentTermsOf } from '#features/pricing/domain/index.ts';
import { findShown } from '#platform/pictures/shown.ts';

/**
 * `npm run mail:preview`: writes every mail about a charter, as it would be sent, into .tmp/mails: each as HTML and as text,
 * with a page that leads to them. Nothing is mailed and no database is needed.
 */
// Mails are components, which Node alone does not read.
const load = async <Module>(file: string) =>
  (await runnerImport<Module>(path.resolve(import.meta.dirname, '..', file))).module;
const { cancelledMail, confirmedMail, movedMail, quoteMail, reminderMail } = await load<
  typeof import('#features/charters/emails/charters.tsx')
>('features/charters/emails/charters.tsx');
const { newRequestMail, requestReceivedMail } = await load<
  typeof import('#features/charters/emails/requests.tsx')
>('features/charters/emails/requests.tsx');

const folder = path.resolve(import.meta.dirname, '../.tmp/mails');
const now = new Date();
const startOn = addDays(charterDayAt(now), 40);
const { from: departsAt, to: returnsAt } = slotRange(startOn, 'full-day');
const dayBefore = addDays(startOn, -7);
const afternoon = slotRange(dayBefore, 'afternoon');
const weekBefore = { startOn: dayBefore, departsAt: afternoon.from, returnsAt: afternoon.to };
const { money, contact } = DEFAULT_SETTINGS;
const origin = 'http://localhost:3000';

const jetSki = { id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 };
const price = addUp({
  pricingType: 'with_amenities',
  gratuityPercent: 18,
  salesTaxPercent: 7,
  apaPercent: 30,
  hours: 8,
  duration: { key: 'price8Hours', hours: 8, label: '8 hours' },
  baseCents: 860_000,
  extras: [jetSki],
  ...paymentTermsOf(money, 'charter'),
});
const charter = {
  id: '01981c5e-0000-7000-8000-0000c0ffee00',
  yachtId: 'serenata',
  yachtName: 'Serenata',
  contactName: 'Rosa Delgado',
  contactEmail: 'rosa.delgado@visitors.example',
  contactPhone: '+1 (305) 555-0177',
  startOn,
  slot: 'full-day',
  guestCount: 8,
  pricingType: 'with_amenities',
  departsAt,
  returnsAt,
  version: 3,
  updatedAt: now,
} as const;
const serenata = findShown('yacht-azimut-grande-27-serenata', 'Serenata') ?? null;
const told = {
  charter,
  contact,
  origin,
  boarding: {
    marina: 'Miami Beach Marina',
    picture: serenata,
    arriveMinutesEarly: DEFAULT_SETTINGS.policies.arriveMinutesEarly,
  },
  link: `${origin}/quote/a-link-of-its-own`,
};
const quote = {
  number: 1,
  price,
  note: 'The foredeck is yours for the toast at four. We have put a second cool box aboard.',
  terms: termsOf({ ...money, ...price, billedAs: 'charter' }),
  heldUntil: new Date(now.getTime() + money.holdHours * 3_600_000),
};
const dueAt = balanceFallsDue(departsAt, price.balanceDue);
const asked = {
  ...charter,
  specialRequests: 'A cake for Ana, and nothing with nuts in it.',
  message: 'Add-ons: jet-ski; Packages: ',
  sentQuickly: false,
  extras: [{ ...jetSki, kind: 'add-on', description: '', imageUrl: '', videoUrl: null }] as const,
  estimate: price,
  balanceDueAt: dueAt,
  origin,
  picture: serenata,
};

const mails = {
  received: await requestReceivedMail(asked, contact),
  'new-request': await newRequestMail(asked, contact),
  quote: await quoteMail(told, quote, dueAt),
  confirmed: await confirmedMail(told, { price }, dueAt),
  moved: await movedMail(told, { ...charter, ...weekBefore }),
  'cancelled-by-client': await cancelledMail(told, { wasConfirmed: true, byClient: true, refundPercent: 50 }),
  'cancelled-by-house': await cancelledMail(told, { wasConfirmed: true, byClient: false, refundPercent: 0 }),
  'reminder-week': await reminderMail(told, 'week', { dueAt, isPast: false }),
  'reminder-day': await reminderMail(told, 'day', null),
};

mkdirSync(folder, { recursive: true });
const entries = Object.entries(mails).map(([name, { subject, html, text }]) => {
  writeFileSync(path.join(folder, `${name}.html`), html);
  writeFileSync(path.join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  return `<li><a href="${name}.html">${subject}</a> (<a href="${name}.txt">text</a>)</li>`;
});
writeFileSync(
  path.join(folder, 'charter.ics'),
  calendarFile(charter, { where: told.boarding.marina, origin }),
);
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${entries.join('')}</ul>`,
);
process.stdout.write(`${entries.length} mails are in ${path.join(folder, 'index.html')}\n`);
