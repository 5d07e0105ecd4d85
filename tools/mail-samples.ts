import { addDays, charterDayAt } from '#core/charter-time.ts';
import { type Language, pathIn } from '#core/language.ts';
import {
  confirmEmailMail,
  emailChangedMail,
  factorStartedMail,
  newDeviceMail,
  passkeyAddedMail,
  passwordChangedMail,
  protectionChangedMail,
  resetPasswordMail,
} from '#features/accounts/emails.tsx';
import { CAPTAIN_TEMPLATES } from '#features/agreements/domain/index.ts';
import { sealedMail, toSignMail } from '#features/agreements/emails.tsx';
import type { AgreementNews } from '#features/agreements/service/index.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { calendarFile } from '#features/charters/emails/calendar-file.ts';
import {
  cancelledMail,
  clientMessageMail,
  confirmedMail,
  missedMail,
  quoteMail,
  reminderMail,
} from '#features/charters/emails/charters.tsx';
import {
  additionMail,
  moneyNewsMail,
  paymentDueMail,
  receiptReversedMail,
} from '#features/charters/emails/money.tsx';
import { movedMail, otherMarinaMail } from '#features/charters/emails/moved.tsx';
import { newRequestMail, requestReceivedMail } from '#features/charters/emails/requests.tsx';
import { termsOf } from '#features/charters/policy/terms.ts';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import { accountClosedMail, closingSoonMail, personErasedMail } from '#features/customers/emails.tsx';
import { captainEndedMail, captainMail, contractMail, missingMail } from '#features/departures/emails.tsx';
import {
  chosenInContact,
  chosenInQuote,
  renderReceivedMail,
  renderReplyMail,
} from '#features/inquiries/emails.tsx';
import { words as inquiryWords } from '#features/inquiries/words/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { addUp, balanceFallsDue, paymentTermsOf } from '#features/pricing/domain/index.ts';
import { inLanguage } from '#platform/language.ts';
import { findShown } from '#platform/pictures/shown.ts';
import { movedSamples, VISA } from './mail-samples-moved.ts';

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
  mode: 'crewed',
  pricingType: 'with_amenities',
  departsAt,
  returnsAt,
  version: 3,
  updatedAt: now,
} as const;
/** A function, because the picture's description must be in the language of each mail. */
const serenata = () => findShown('yacht-azimut-grande-27-serenata', 'Serenata') ?? null;
const told = {
  charter,
  contact,
  origin,
  boarding: {
    isInFleet: true,
    marina: 'Miami Beach Marina',
    get picture() {
      return serenata();
    },
    arriveMinutesEarly: DEFAULT_SETTINGS.policies.arriveMinutesEarly,
    damageHoldCents: 250_000,
  },
};
const quote = {
  number: 1,
  price,
  note: 'The foredeck is yours for the toast at four. We have put a second cool box aboard.',
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
  get picture() {
    return serenata();
  },
};

const piece = {
  kind: 'balance',
  label: 'Balance',
  cents: 420_000,
  paidCents: 0,
  dueAt: dueAt.toISOString(),
  state: 'due',
} as MoneyAnswer['pieces'][number];
const jetSkiOwed = { id: '7', cents: 53_500, label: 'Jet Ski' };
const account = {
  paidCents: 300_000,
  returnedCents: 50_000,
  openCents: 420_000,
  onItsWayCents: 0,
  pieces: [piece],
  payTo: { bankTransfer: 'Bank\n000-111\nRosa', zelle: 'pay@miami-flow.example', reference: 'MF-c0ffee00' },
  keptCard: null,
} as unknown as MoneyAnswer;
const received = { kind: 'received', id: '1', cents: 300_000, receiptNumber: 12 } as const;
const sentBack = { kind: 'sent-back', id: '2', cents: 50_000, way: 'by Zelle', isOtherWay: false } as const;
const cancelled = {
  wasConfirmed: true,
  byClient: true,
  isOurs: false,
  refundPercent: 50,
  isPaid: true,
  notOwedCents: 0,
  isUndecided: false,
};
const upcoming = { ...account, pieces: [{ ...piece, state: 'upcoming' as const }], keptCard: VISA };
const message = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: charter.contactEmail,
  phone: charter.contactPhone,
  numberOfGuests: 8,
  occasion: 'birthday',
  contactMethod: 'phone',
  preferredOn: startOn,
  duration: 'full-day',
  preferredTime: 'evening',
  message: '',
} as const;
const asksQuote = {
  name: 'Rosa Delgado',
  email: charter.contactEmail,
  phone: charter.contactPhone,
  eventType: 'Night Boat Party',
  eventOn: startOn,
  guests: 60,
  message: '',
} as const;
const username = 'rosa';

/** Samples in one language: every mail to a client or a captain about a charter, an inquiry or an account. */
export const samplesIn = (language: Language) =>
  inLanguage(language, async () => {
    const href = `${origin}${pathIn(language, '/profile')}#token`;
    const to = { ...told, link: `${origin}${pathIn(language, '/quote/a-link-of-its-own')}` };
    const offered = {
      ...quote,
      terms: termsOf({
        ...money,
        ...price,
        billedAs: 'charter',
        mode: 'crewed',
        damageHoldCents: 250_000,
        isHoldShort: true,
        balanceDueAt: dueAt,
      }),
    };
    const { contactSubject, contactNext, quoteSubject, quoteNext } = inquiryWords;
    const receipt = { name: 'Rosa', contact };
    const page = `${origin}${pathIn(language, '/trip/a-link-of-its-own')}`;
    const toSign = { contact, about: 'Serenata', link: page };
    const toCaptain = { ...toSign, charterer: 'Rosa Delgado' };
    const withCaptain = { ...toSign, captain: 'Rosa' };
    const verifyUrl = `${origin}${pathIn(language, '/verify/a-number-of-its-own')}`;
    const news = (kind: AgreementNews['kind'], agreed: object = { template: CAPTAIN_TEMPLATES.hired }) =>
      ({ kind, agreement: { language, ...agreed }, verifyUrl, reason: 'Serenata' }) as AgreementNews;
    const own = { template: CAPTAIN_TEMPLATES.self };
    const kept = { keptApplications: 1, months: 25 };
    return {
      received: await requestReceivedMail(asked, contact),
      quote: await quoteMail(to, offered, dueAt),
      'quote-anew': await quoteMail(to, offered, dueAt, weekBefore),
      confirmed: await confirmedMail(to, price, dueAt, 'week'),
      moved: await movedMail(to, { ...charter, ...weekBefore }, null),
      'other-marina': await otherMarinaMail(to),
      ...(await movedSamples(to, { ...charter, ...weekBefore }, { account, piece })),
      'cancelled-by-client': await cancelledMail(to, cancelled),
      'cancelled-for-nothing': await cancelledMail(to, {
        ...cancelled,
        refundPercent: 0,
        notOwedCents: 10_000,
      }),
      'cancelled-by-house': await cancelledMail(to, {
        ...cancelled,
        byClient: false,
        isOurs: true,
        isPaid: false,
      }),
      'request-cancelled': await cancelledMail(to, {
        ...cancelled,
        wasConfirmed: false,
        isUndecided: true,
      }),
      'reminder-week': await reminderMail(to, 'week', upcoming),
      'reminder-week-late': await reminderMail(to, 'week', account),
      'reminder-day': await reminderMail({ ...to, boarding: { ...to.boarding, marina: '' } }, 'day', null),
      missed: await missedMail(to, {
        ...account,
        pieces: [],
        returningCents: 0,
        disputedCents: 0,
        apaCents: 0,
      }),
      missing: await missingMail(toSign, ['Serenata']),
      'to-sign': await toSignMail(toSign, news('to-sign')),
      'amendment-to-sign': await toSignMail(toSign, news('to-sign', { amends: 'another' })),
      sealed: await sealedMail(toSign, news('sealed')),
      'contract-to-sign': await contractMail(withCaptain, news('to-sign')),
      'contract-of-own': await contractMail(withCaptain, news('to-sign', own)),
      'contract-refused': await contractMail(withCaptain, news('refused')),
      'contract-sealed': await contractMail(withCaptain, news('sealed')),
      'contract-of-own-sealed': await contractMail(withCaptain, news('sealed', own)),
      'contract-ended': await contractMail(withCaptain, news('ended')),
      'captain-to-sign': await captainMail(toCaptain, news('signed')),
      'captain-sealed': await captainMail(toCaptain, news('sealed')),
      'captain-ended': await captainEndedMail(toCaptain, news('ended')),
      letter: await clientMessageMail(to, { subject: 'Serenata', body: 'Serenata,\nRosa\n\nRosa' }),
      paid: await moneyNewsMail(to, received, account),
      'paid-ahead': await moneyNewsMail(to, received, { ...account, isPaidAhead: true }, { isQuoted: true }),
      'receipt-reversed': await receiptReversedMail(to, received, account),
      'sent-back': await moneyNewsMail(to, sentBack, account),
      'sent-otherwise': await moneyNewsMail(to, { ...sentBack, isOtherWay: true }, account),
      'payment-failed': await moneyNewsMail(to, { kind: 'payment-failed', id: '6', cents: 214_000 }, account),
      addition: await additionMail(to, { kind: 'addition', ...jetSkiOwed }, account),
      'addition-withdrawn': await additionMail(to, { kind: 'addition-withdrawn', ...jetSkiOwed }, account),
      'hold-due': await moneyNewsMail(to, { kind: 'hold-due', id: '3', cents: 250_000 }, account),
      'hold-captured': await moneyNewsMail(
        to,
        { kind: 'hold-captured', id: '4', cents: 40_000, ofCents: 250_000, reason: 'A torn sunbed' },
        account,
        { hasDamageFiles: true },
      ),
      'charge-failed': await moneyNewsMail(to, { kind: 'charge-failed', id: '5', cents: 214_000 }, account),
      due: await paymentDueMail(to, piece, account),
      late: await paymentDueMail(to, { ...piece, state: 'late' }, account),
      'message-received': {
        subject: contactSubject,
        ...(await renderReceivedMail({
          ...receipt,
          heading: contactSubject,
          next: contactNext,
          facts: chosenInContact(message),
        })),
      },
      'quote-request-received': {
        subject: quoteSubject,
        ...(await renderReceivedMail({
          ...receipt,
          heading: quoteSubject,
          next: quoteNext,
          facts: chosenInQuote(asksQuote),
        })),
      },
      'inquiry-answered': {
        subject: 'Serenata',
        ...(await renderReplyMail({
          heading: 'Serenata',
          body: 'Serenata',
          author: 'ana',
          asked: 'Serenata',
          contact,
        })),
      },
      'reset-password': await resetPasswordMail({ username, href }, contact),
      'confirm-email': await confirmEmailMail(href, contact),
      'password-changed': await passwordChangedMail(username, contact),
      'factor-started': await factorStartedMail(username, contact),
      'factor-stopped': await protectionChangedMail('factor-stopped', username, contact),
      'passkey-added': await passkeyAddedMail({ username, name: 'iPhone' }, contact),
      'email-changed': await emailChangedMail({ username, href }, contact),
      'new-device': await newDeviceMail({ username, browser: 'Safari, iPhone', at: now }, contact),
      'account-closed': await accountClosedMail({ ...kept, booksYears: 7 }, contact),
      'person-erased': await personErasedMail(kept, contact),
      'account-closing': await closingSoonMail({ username, closesOn: dueAt, href, booksYears: 7 }, contact),
    };
  });

/** A sample of the team's mail about the same request. */
export const teamSample = () => inLanguage('en', () => newRequestMail(asked, contact));

/** The calendar file of a confirmed charter, and the one that cancels it. */
export const calendarFilesIn = (language: Language) =>
  inLanguage(language, () =>
    [false, true].map((isCancelled) =>
      calendarFile(charter, { where: told.boarding.marina, email: contact.email, origin, isCancelled }),
    ),
  );
