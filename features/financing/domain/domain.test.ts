import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charterDayAt, isCharterDay, monthsBefore } from '#core/charter-time.ts';
import { mayBecome } from '#features/cases/domain.ts';
import { unaskedForGood } from '#tests/rules/unasked-for-good.ts';
import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  ageOn,
  applicationBadge,
  CONSENTS,
  canBeTakenBack,
  cardsOf,
  cardsWithFiles,
  cardTone,
  caretAfter,
  couldBecome,
  DOCUMENT_CARDS,
  decisionClock,
  documentsStatus,
  estimatePayment,
  formatMoney,
  formatPhone,
  formatSsnLast4,
  isComplete,
  isOpen,
  moneyShown,
  nextStatuses,
  readMoney,
  statusNews,
  TIMELINE_STAGES,
  timelineStage,
} from './index.ts';

describe('statuses', () => {
  test.each([
    ['draft', 'Draft'],
    ['under_review', 'Under Review'],
    ['conditionally_approved', 'Conditionally Approved'],
    ['approved', 'Approved'],
    ['declined', 'Declined'],
    ['needs_docs', 'Needs Documents'],
    ['finalizing', 'Finalizing'],
    ['complete', 'Complete'],
    ['withdrawn', 'Withdrawn'],
    ['on_the_moon', 'Unknown'],
    ['constructor', 'Unknown'],
    ['', 'Unknown'],
  ])('%s reads %s', (status, label) => {
    expect(applicationBadge(status).label).toBe(label);
  });

  test('the staff’s card takes approved well, pending neither way and any other not', () => {
    expect(cardTone('approved')).toBe('positive');
    expect(cardTone('pending')).toBe('neutral');
    for (const status of APPLICATION_STATUSES.filter((one) => one !== 'approved'))
      expect(cardTone(status)).toBe('negative');
  });

  test('the bar has seven stages, and every status its place on it', () => {
    expect(TIMELINE_STAGES).toEqual([
      'Submitted',
      'Soft Check',
      'Underwriting',
      'Decision',
      'Terms',
      'E-sign',
      'Complete',
    ]);
    expect(Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, timelineStage(status)]))).toEqual(
      {
        draft: 'Submitted',
        needs_docs: 'Submitted',
        under_review: 'Soft Check',
        conditionally_approved: 'Decision',
        approved: 'Terms',
        declined: 'Submitted',
        finalizing: 'E-sign',
        complete: 'Complete',
        withdrawn: 'Submitted',
      },
    );
    expect(timelineStage('anything')).toBe('Submitted');
  });

  test('staff move an application as decided, and in no other way', () => {
    const allowed = APPLICATION_STATUSES.flatMap((from) => nextStatuses(from).map((to) => `${from} → ${to}`));
    expect(allowed.sort()).toEqual(
      [
        'draft → under_review',
        'draft → needs_docs',
        'needs_docs → under_review',
        'under_review → needs_docs',
        'under_review → conditionally_approved',
        'under_review → approved',
        'under_review → declined',
        'conditionally_approved → approved',
        'conditionally_approved → declined',
        'conditionally_approved → needs_docs',
        'approved → finalizing',
        'finalizing → complete',
      ].sort(),
    );
  });

  test('an applicant withdraws what is open, and nothing else', () => {
    for (const status of APPLICATION_STATUSES) {
      const isOver = ['declined', 'complete', 'withdrawn'].includes(status);
      const own = APPLICATION_STATUSES.filter((to) =>
        mayBecome(APPLICATION_TRANSITIONS, 'applicant', status, to),
      );
      expect(own).toEqual(isOver ? [] : ['withdrawn']);
      expect(isOpen(status)).toBe(!isOver);
    }
  });

  test('what nothing takes back asks first, and the sensible next step comes first', () => {
    expect(unaskedForGood(APPLICATION_TRANSITIONS)).toEqual([]);
    expect(nextStatuses('under_review')).toEqual([
      'conditionally_approved',
      'approved',
      'declined',
      'needs_docs',
    ]);
    expect(nextStatuses('needs_docs')).toEqual(['under_review']);
    expect(canBeTakenBack('needs_docs', 'under_review')).toBe(true);
    expect(canBeTakenBack('under_review', 'needs_docs')).toBe(true);
    for (const to of ['finalizing', 'complete'] as const) {
      expect(canBeTakenBack(to === 'complete' ? 'finalizing' : 'approved', to)).toBe(false);
    }
  });

  test('every status that somebody moves to is told to the applicant', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(statusNews(status) === undefined).toBe(status === 'draft');
      for (const said of Object.values(statusNews(status) ?? {})) expect(said()).toMatch(/./);
    }
  });
});

describe('what is typed', () => {
  test.each([
    ['', ''],
    ['abc', ''],
    ['5', '$5'],
    ['25000', '$25,000'],
    ['$25,000', '$25,000'],
    ['1234567.89', '$1,234,567.89'],
    ['1234.5', '$1,234.5'],
    ['1000.', '$1,000.'],
    ['007', '$7'],
    ['0', '$0'],
    ['0.5', '$0.5'],
    ['12..5', '$12..5'],
    ['-300 USD', '$300'],
  ])('money %j shows as %j', (typed, shown) => {
    expect(formatMoney(typed)).toBe(shown);
  });

  test('money formatted twice is the same, and keeps digits and dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ab ') }), (typed) => {
        const once = formatMoney(typed);
        expect(formatMoney(once)).toBe(once);
        expect(once).toMatch(/^(\$[\d,]*(\.[\d.]*)?)?$/);
      }),
    );
  });

  test.each([
    ['3055550188', '(305) 555-0188'],
    ['305-555-0188', '(305) 555-0188'],
    ['(305) 555-0188', '(305) 555-0188'],
    ['305555018', '305555018'],
    ['13055550188', '13055550188'],
    ['', ''],
  ])('a phone number %j shows as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  const keyed = (keys: string) => [...keys].reduce((shown, key) => formatPhone(shown + key), '');

  test.each([
    ['3055550188', '(305) 555-0188'],
    ['13055550188', '13055550188'],
    ['+13055550188', '+13055550188'],
    ['305-555-0188', '(305) 555-0188'],
    ['305555018800', '305555018800'],
    ['305 555 0188 ext. 12', '(305) 555-0188 ext. 12'],
    ['3055550188x12', '(305) 555-0188x12'],
    ['305-555-0188 #12', '(305) 555-0188 #12'],
  ])('a phone number typed key by key as %j shows as %j', (keys, shown) => {
    expect(keyed(keys)).toBe(shown);
  });

  test.each([
    ['(305) 555-018', '305555018'],
    ['(05) 555-0188', '055550188'],
    ['(305) 5555-0188', '30555550188'],
    ['(305) 555-01 x12', '(305) 555-01 x12'],
  ])('a key pressed in a number of ten digits leaves %j, shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test.each([
    ['12ab34', '1234'],
    ['123456', '1234'],
    ['x', ''],
  ])('SSN digits %j show as %j', (typed, shown) => {
    expect(formatSsnLast4(typed)).toBe(shown);
  });

  test('the caret stays behind the same digit, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }),
        fc.nat(12),
        (typed, at) => {
          const caret = Math.min(at, typed.length);
          const shown = formatMoney(typed);
          const behind = shown.slice(caretAfter(typed, caret, shown)).replaceAll(/[^\d.]/g, '');
          const expected = typed.slice(caret);
          // Formatting drops leading zeros; otherwise, what follows the caret never changes.
          expect(expected.endsWith(behind)).toBe(true);
          expect(expected.slice(0, expected.length - behind.length)).toMatch(/^0*$/);
        },
      ),
    );
    expect(caretAfter('1234|'.replace('|', ''), 4, '$1,234')).toBe(6);
    expect(caretAfter('91,234', 1, '$91,234')).toBe(2);
  });

  test.each([
    ['$25,000', 2_500_000],
    ['25000.5', 2_500_050],
    ['25000.05', 2_500_005],
    ['.5', 50],
    ['0', 0],
    ['999,999,999', 99_999_999_900],
  ])('%j is read as %j cents', (typed, cents) => {
    expect(readMoney(typed)).toEqual({ ok: true, cents });
  });

  test.each([
    ['', 'missing'],
    ['abc', 'missing'],
    ['.', 'malformed'],
    ['1.2.3', 'malformed'],
    ['1..', 'malformed'],
    ['1.234', 'malformed'],
    ['1000000000', 'malformed'],
    ['9'.repeat(40), 'malformed'],
  ])('%j is refused as %s', (typed, reason) => {
    expect(readMoney(typed)).toEqual({ ok: false, reason });
  });

  /** What the field shows after these keys; "<" takes the last character away. */
  const keyedMoney = (keys: string) =>
    [...keys].reduce((shown, key) => {
      const isTakenAway = key === '<';
      return moneyShown(isTakenAway ? shown.slice(0, -1) : shown + key, shown, isTakenAway);
    }, '');

  test.each([
    ['25000', '$25,000'],
    ['25,000', '$25,000'],
    ['1,234,567.89', '$1,234,567.89'],
    ['250000<', '$25,000'],
    ['25,000<<', '$250'],
    ['3500,', '$3,500,'],
    ['3500,<', '$3,500'],
    ['3500,00', '$3,500,00'],
    ['3500,00<', '$3,500,0'],
    ['3500,00 ', '$3,500,00 '],
    [',5', ',5'],
  ])('an amount typed as %j shows as %j', (keys, shown) => {
    expect(keyedMoney(keys)).toBe(shown);
  });

  test('an amount with a comma before its cents is never read as another one, typed, corrected or pasted', () => {
    const cents = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.nat(999_999_999), cents, fc.constantFrom('', '$', 'US$ '), (whole, cents, sign) => {
        const typed = `${sign}${whole},${cents}`;
        const inEurope = typed.replaceAll(/\B(?=(\d{3})+,)/g, '.');
        for (const shown of [
          keyedMoney(typed),
          moneyShown(typed, '$25,000', false),
          moneyShown(inEurope, '', false),
        ])
          expect(readMoney(shown)).toEqual({ ok: false, reason: 'malformed' });
        const corrected = keyedMoney(`${typed}${'<'.repeat(cents.length + 1)}`);
        expect(readMoney(corrected)).toEqual({ ok: true, cents: whole * 100 });
        expect(readMoney(keyedMoney(`${typed}<`)).ok).toBe(false);
      }),
    );
  });

  test('digits, dots and thousands are typed and taken away as they are formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (cents) => {
        const dollars = (cents / 100).toFixed(2);
        for (const text of [dollars, formatMoney(dollars)]) {
          expect(keyedMoney(text)).toBe(formatMoney(dollars));
          expect(keyedMoney(`${text}<<<<`)).toBe(formatMoney(dollars.slice(0, -4)));
        }
      }),
    );
  });

  test('what is shown is read back as what was meant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (cents) => {
        expect(readMoney(formatMoney((cents / 100).toFixed(2)))).toEqual({ ok: true, cents });
      }),
    );
  });
});

describe('the checklist', () => {
  test('has the four cards, three of them required', () => {
    expect(DOCUMENT_CARDS.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['Government ID', true],
      ['Proof of Income', true],
      ['Proof of Address', true],
      ['Bank Statements', false],
    ]);
  });

  test('says of each whether it is there, missing or optional', () => {
    const cards = cardsOf([{ name: 'Vessel survey', note: 'Of the last 12 months' }]);
    expect(documentsStatus(cards, ['Proof of Income', 'Proof of Income'])).toEqual({
      'Government ID': 'pending',
      'Proof of Income': 'uploaded',
      'Proof of Address': 'pending',
      'Bank Statements': 'optional',
      'Vessel survey': 'pending',
    });
    const three = ['Government ID', 'Proof of Income', 'Proof of Address'];
    expect(isComplete(cardsOf([]), three)).toBe(true);
    expect(isComplete(cardsOf([]), three.slice(1))).toBe(false);
    expect(isComplete(cards, three)).toBe(false);
    expect(isComplete(cards, [...three, 'Vessel survey'])).toBe(true);
  });

  test('an optional card that was asked for is required, in its place', () => {
    const cards = cardsOf([
      { name: 'Bank Statements', note: '' },
      { name: 'Vessel survey', note: 'Signed' },
    ]);
    expect(cards.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['Government ID', true],
      ['Proof of Income', true],
      ['Proof of Address', true],
      ['Bank Statements', true],
      ['Vessel survey', true],
    ]);
    expect(cards[3]?.note).toBe('Last 2-3 months');
  });

  test('a file that was sent back counts for nothing', () => {
    const files = [
      { type: 'Government ID', review: 'sent_back' },
      { type: 'Proof of Income', review: 'open' },
      { type: 'Proof of Address', review: 'accepted' },
    ] as const;
    expect(cardsWithFiles(files)).toEqual(['Proof of Income', 'Proof of Address']);
  });
});

describe('the estimate', () => {
  test.each([
    // From annuity tables: 100,000 over 360 months at 6 %, and 250,000 over 120 at 8 %.
    [10_000_000, 6, 360, 60_000],
    [25_000_000, 8, 120, 303_300],
    [1_200_000, 0, 12, 100_000],
  ])('%i cents at %i %% over %i months are %i a month', (principal, percent, months, monthly) => {
    expect(estimatePayment(principal, percent, months).monthlyCents).toBe(monthly);
  });

  test('without a rate exactly what was lent is repaid, also where the months do not divide it', () => {
    expect(estimatePayment(25_000_000, 0, 12)).toEqual({
      monthlyCents: 2_083_300,
      totalCents: 25_000_000,
      interestCents: 0,
    });
  });

  test('adds up, costs nothing without a rate, and grows with the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 29 }),
        fc.integer({ min: 12, max: 240 }),
        (dollars, percent, months) => {
          const principal = dollars * 100;
          const less = estimatePayment(principal, percent, months);
          const more = estimatePayment(principal, percent + 1, months);
          expect(principal + less.interestCents).toBe(less.totalCents);
          expect(Math.abs(less.totalCents - less.monthlyCents * months)).toBeLessThanOrEqual(
            50 * months + 50,
          );
          expect([less.monthlyCents % 100, less.totalCents % 100]).toEqual([0, 0]);
          expect(less.interestCents).toBeGreaterThanOrEqual(0);
          expect(more.monthlyCents).toBeGreaterThanOrEqual(less.monthlyCents);
          if (percent === 0) expect(less.totalCents).toBe(principal);
        },
      ),
    );
  });
});

describe('the clock', () => {
  const completedAt = new Date('2027-03-01T15:00:00Z');
  test('runs for 30 days from a complete application, as Miami counts them', () => {
    expect(decisionClock({ status: 'under_review', completedAt }, completedAt)).toEqual({
      dueOn: '2027-03-31',
      daysLeft: 30,
    });
    // In Miami it is still the evening of March 31.
    const late = new Date('2027-04-01T03:00:00Z');
    expect(decisionClock({ status: 'under_review', completedAt }, late)?.daysLeft).toBe(0);
    const over = new Date('2027-04-02T15:00:00Z');
    expect(decisionClock({ status: 'under_review', completedAt }, over)?.daysLeft).toBe(-2);
  });
  test('stands while documents are awaited and after an answer', () => {
    for (const status of APPLICATION_STATUSES) {
      if (status === 'under_review') continue;
      expect(decisionClock({ status, completedAt }, completedAt)).toBeNull();
    }
    expect(decisionClock({ status: 'under_review', completedAt: null }, completedAt)).toBeNull();
  });
  test.each([
    ['2027-03-31T12:00:00Z', 1, '2027-02-28T12:00:00.000Z'],
    ['2028-03-31T12:00:00Z', 1, '2028-02-29T12:00:00.000Z'],
    ['2027-01-15T00:00:00Z', 25, '2024-12-15T00:00:00.000Z'],
  ])('%s less %i months is %s', (instant, months, before) => {
    expect(monthsBefore(new Date(instant), months).toISOString()).toBe(before);
  });
});

test('the four consents and what is said when each is missing', () => {
  expect(CONSENTS.map(({ kind, missing }) => [kind, missing()])).toEqual([
    ['softCreditInquiryConsent', 'Consent is required'],
    ['tcpaConsent', 'TCPA consent is required'],
    ['esignConsent', 'E-sign consent is required'],
    ['fcraConsent', 'FCRA notice acknowledgment is required'],
  ]);
  for (const { wording } of CONSENTS) expect(wording().length).toBeGreaterThan(200);
});

describe('what can be', () => {
  const day = fc
    .date({
      min: new Date('1905-01-01T00:00:00Z'),
      max: new Date('2098-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  test('an age never shrinks, and grows by one on each birthday', () => {
    fc.assert(
      fc.property(day, day, (bornOn, on) => {
        const age = ageOn(bornOn, on);
        const next = new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        const grown = ageOn(bornOn, next) - age;
        expect([0, 1]).toContain(grown);
        const leap = bornOn.endsWith('02-29') && !isCharterDay(`${next.slice(0, 4)}-02-29`);
        const birthday = leap ? '03-01' : bornOn.slice(5);
        expect(grown === 1).toBe(next.slice(5) === birthday);
      }),
    );
  });

  test('who is 18 is so in Miami, not where the day has begun already', () => {
    const lateEvening = new Date('2027-03-07T04:30:00Z');
    expect(ageOn('2009-03-07', charterDayAt(lateEvening))).toBe(17);
    expect(ageOn('2009-03-06', charterDayAt(lateEvening))).toBe(18);
  });

  test('every plain figure is read to the cent, grouped or not, and comes back as it was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (cents) => {
        const dollars = (cents / 100).toFixed(2);
        for (const text of [dollars, `$${dollars}`, formatMoney(dollars), ` ${dollars} `]) {
          expect(readMoney(text)).toEqual({ ok: true, cents });
        }
      }),
    );
  });

  test('whatever is typed, money is refused or a plain figure', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$e-+ x') }), (typed) => {
        const read = readMoney(typed);
        if (!read.ok) return;
        expect(typed).not.toMatch(/[e\-+x]/);
        expect(read.cents).toBe(Math.round(Number(typed.replaceAll(/[$,\s]/g, '')) * 100));
      }),
    );
  });

  test('the whole of a form in use could always become what it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.nat(10), (number, length) => {
        const typed = String(number).slice(0, length);
        expect(couldBecome('phone', typed)).toBe(true);
        expect(couldBecome('phone', formatPhone(typed))).toBe(true);
        expect(couldBecome('zipCode', typed.slice(0, 5))).toBe(true);
        expect(couldBecome('estimatedAmount', formatMoney(typed.slice(0, 9)))).toBe(true);
      }),
    );
  });
});
