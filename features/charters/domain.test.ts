import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { LANGUAGES } from '#core/language.ts';
import { type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import { mayBecome } from '#features/cases/domain.ts';
import { statementOf } from '#features/money/domain/index.ts';
import { inLanguage } from '#platform/language.ts';
import { unaskedForGood } from '#tests/rules/unasked-for-good.ts';
import { paymentWords } from './components/admin/payment-choices.ts';
import { FORMER_CLIENT, problemsOf, readExtras, requestNumber, writeExtras } from './domain.ts';
import {
  cancellationOf,
  type DatedCharter,
  hasEnded,
  nextStep,
  openEvents,
  refusalOf,
} from './policy/moments.ts';
import {
  CHARTER_EVENTS,
  CHARTER_STATUSES,
  CHARTER_TRANSITIONS,
  type CharterStatus,
  statusBadge,
} from './policy/states.ts';
import { termsOf as sayTerms } from './policy/terms.ts';

const termsOf = (rules: Parameters<typeof sayTerms>[0]) => inLanguage('en', () => sayTerms(rules));

describe('terms of payment', () => {
  const rules = {
    holdHours: 48,
    cancellationFeePercent: 5,
    damageHoldCents: 0,
    lines: [],
    mode: 'crewed',
    isHoldShort: true,
    balanceDueAt: new Date('2027-03-05T17:00:00Z'),
  } as const;
  const event = {
    depositPercent: 30,
    balanceDue: { before: 14, unit: 'days' },
    billedAs: 'event',
  } as const;
  const charter = {
    depositPercent: 50,
    balanceDue: { before: 24, unit: 'hours' },
    billedAs: 'charter',
  } as const;

  test('are told in the conditions, each in its own words', () => {
    expect(termsOf({ ...rules, ...charter })[0]).toBe(
      'A deposit of 50% of the charter, its extras and the tax on both is due when you accept. The balance and any APA are due 24 hours before departure.',
    );
    expect(termsOf({ ...rules, ...event })[0]).toBe(
      'A deposit of 30% of the event, its extras and the tax on both is due when you accept. The balance and any APA are due 14 days before departure.',
    );
    expect(termsOf({ ...rules, ...event, balanceDue: { before: 1, unit: 'days' } })[0]).toContain(
      'due 1 day before departure',
    );
    expect(termsOf({ ...rules, ...charter, holdHours: 1 })[1]).toContain('for 1 hour.');
    // Of moments that have passed already none is named.
    const late = termsOf({ ...rules, ...event, balanceDueAt: null, isHoldShort: false });
    expect(late[0]).toMatch(/is due when you accept. The balance and any APA are due with it.$/);
    expect(late.join(' ')).not.toMatch(/14 days|48 hours/);
    // Of a charter that is confirmed already nothing is held, and there is nothing to accept.
    const confirmed = termsOf({ ...rules, ...charter, holdHours: null });
    expect(confirmed[0]).toContain('is due with the confirmation.');
    expect(confirmed.join(' ')).not.toMatch(/hold|accept/);
  });

  test('charge for fuel only what the price leaves open, and name the damage hold of a yacht that has one', () => {
    const said = (price: Partial<Parameters<typeof sayTerms>[0]>) =>
      termsOf({ ...rules, ...charter, ...price }).join(' ');
    const fuelIncluded = 'Fuel for the usual cruise is part of the price.';
    expect(said({})).toContain(fuelIncluded);
    expect(said({})).not.toMatch(/beyond the advance|held on your card/);
    const bareboat = said({ mode: 'bareboat' });
    expect(bareboat).not.toContain(fuelIncluded);
    expect(bareboat).toContain('you pay for fuel, food, dockage and port charges yourself');
    const withApa = said({ lines: [{ kind: 'base' }, { kind: 'apa' }], damageHoldCents: 250_000 });
    expect(withApa).not.toContain(fuelIncluded);
    expect(withApa).toContain('Fuel, food and dockage beyond the advance provisioning allowance (APA)');
    expect(withApa).toContain('$2,500 is held on your card from 48 hours before departure');
  });

  test('name the same hours for half of it back in every language: 72 or more before', () => {
    const said = LANGUAGES.map((language) =>
      inLanguage(language, () => sayTerms({ ...rules, ...charter }).join(' ')),
    );
    expect(said.map((text) => /; ([^;]*72[^;]*);/.exec(text)?.[1])).toEqual([
      '72 hours or more before, half of it',
      '72 horas o más antes, la mitad',
      '72 horas ou mais antes, metade',
    ]);
  });

  test('are offered to colleagues in a few words', () => {
    const said = inLanguage('en', () => [charter, event].map(paymentWords));
    expect(said).toEqual(['50%, rest 24 hours before', '30%, rest 14 days before']);
    expect(inLanguage('es', () => paymentWords(event))).toBe('30%, el resto 14 días antes');
  });
});

describe('the ids in a message', () => {
  test('are read from the form of the decisions', () => {
    expect(readExtras('Add-ons: jet-ski, fly-board; Packages: photographer')).toEqual({
      addOns: ['jet-ski', 'fly-board'],
      packages: ['photographer'],
    });
  });

  test.each([
    ['', [], []],
    ['   ', [], []],
    ['Add-ons: ; Packages: ', [], []],
    ['Add-ons:; Packages:', [], []],
    ['Add-ons: jet-ski', ['jet-ski'], []],
    ['Add-ons: jet-ski; Packages: ', ['jet-ski'], []],
    ['Add-ons: ; Packages: photographer', [], ['photographer']],
    ['Packages: photographer;', [], ['photographer']],
    ['add-ons:jet-ski,fly-board;packages:photographer', ['jet-ski', 'fly-board'], ['photographer']],
    ['Add-ons: jet-ski, jet-ski; Packages: ', ['jet-ski'], []],
  ])('%j', (message, addOns, packages) => {
    expect(readExtras(message)).toEqual({ addOns, packages });
  });

  test.each([
    'We would like a cake, please.',
    'Add-ons: whatever you recommend; Packages: photographer',
    'Add-ons: jet-ski; Packages: photographer. Please call before ten.',
    'Packages: photographer; Add-ons: jet-ski',
    'Add-ons: a,, b; Packages: ',
  ])('a person’s own words are not a list: %j', (message) => {
    expect(readExtras(message)).toBeUndefined();
  });

  const anId = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
  const someIds = fc.uniqueArray(anId, { maxLength: 8 });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(someIds, someIds, (addOns, packages) => {
        expect(readExtras(writeExtras({ addOns, packages }))).toEqual({ addOns, packages });
      }),
    );
  });

  test('whatever is written, reading ends, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'Add-ons:Pckge; ,\n') })),
        (text) => {
          const read = readExtras(text);
          if (read) expect(readExtras(writeExtras(read))).toEqual(read);
        },
      ),
    );
  });

  test('a long message made to be slow is read at once', () => {
    const before = performance.now();
    readExtras(`Add-ons: ${'a , '.repeat(1_000)}!`);
    readExtras(`Add-ons: ${' '.repeat(3_900)}!`);
    readExtras(`Add-ons: ${'a-'.repeat(1_900)}!`);
    // A pattern that backtracks takes far longer than this on any machine.
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('what stands against a request', () => {
  const yacht = { name: 'Serenata', capacity: 10 };
  const request = { startDate: '2027-03-06', duration: 'afternoon', guestCount: 8 } as const;
  // The afternoon begins at 12:00 in Miami, which is 17:00 UTC in winter.
  const BEFORE = new Date('2027-03-06T16:59:59Z');
  const BEGUN = new Date('2027-03-06T17:00:00Z');
  type Asked = { startDate: string; duration: SlotId; guestCount: number };
  const problems = (more: Partial<Asked>, now: Date) => {
    const { startDate, duration, guestCount }: Asked = { ...request, ...more };
    return problemsOf({ range: slotRange(startDate, duration), guestCount }, yacht, now);
  };
  const reasons = (more: Partial<Asked>, now: Date) => problems(more, now).map(({ reason }) => reason);

  test('nothing, until its time begins', () => {
    expect(reasons({}, BEFORE)).toEqual([]);
    expect(reasons({}, BEGUN)).toEqual(['slot-begun']);
    expect(reasons({ duration: 'evening' }, BEGUN)).toEqual([]);
    expect(reasons({ duration: 'full-day' }, BEFORE)).toEqual(['slot-begun']);
  });

  test('a date that has passed in Miami, though not yet everywhere', () => {
    // 4:30 AM UTC on the 7th is still the 6th in Miami.
    const lateEvening = new Date('2027-03-07T04:30:00Z');
    expect(reasons({ startDate: '2027-03-06' }, lateEvening)).toEqual(['slot-begun']);
    expect(reasons({ startDate: '2027-03-07' }, lateEvening)).toEqual([]);
    expect(reasons({ startDate: '2027-03-05' }, lateEvening)).toEqual(['date-past']);
  });

  test('more guests than the yacht carries', () => {
    expect(reasons({ guestCount: 10 }, BEFORE)).toEqual([]);
    expect(reasons({ guestCount: 11 }, BEFORE)).toEqual(['too-many-guests']);
    expect(reasons({ guestCount: 11, startDate: '2020-01-01' }, BEFORE)).toEqual([
      'date-past',
      'too-many-guests',
    ]);
  });

  test('is said in sentences, at its field', () => {
    for (const problem of problems({ startDate: '2020-01-01', guestCount: 99 }, BEFORE)) {
      expect(problem.message).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('statuses', () => {
  const order = ['pending', 'reviewed', 'contacted', 'quoted', 'confirmed', 'completed'] as const;

  test('staff skip forward up to confirmed and never go back; completed comes only from confirmed', () => {
    for (const [index, from] of order.entries()) {
      for (const [other, to] of order.entries()) {
        const isForward = other > index && (to !== 'completed' || from === 'confirmed');
        const isUndone = from === 'completed' && to === 'confirmed';
        expect(mayBecome(CHARTER_TRANSITIONS, 'staff', from, to), `${from} → ${to}`).toBe(
          isForward || isUndone,
        );
      }
    }
  });

  test('what nothing takes back asks first', () => {
    expect(unaskedForGood(CHARTER_TRANSITIONS)).toEqual([]);
  });

  test('are cancelled by their client until they depart, and when nobody confirmed them also afterwards', () => {
    const departsAt = new Date('2027-03-06T17:00:00Z');
    const offered = (status: CharterStatus, msAfter: number) =>
      cancellationOf({ status, departsAt }, 5, new Date(departsAt.getTime() + msAfter))?.refundPercent;
    expect([offered('confirmed', -1), offered('confirmed', 0), offered('confirmed', 1)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect([offered('pending', 1), offered('quoted', 1), offered('completed', 1)]).toEqual([
      100,
      100,
      undefined,
    ]);
  });

  test.each([
    ['go forward', '2027-03-14', 0, 1],
    ['go back', '2027-11-07', -1, 0],
  ] as const)(
    'a week is seven days or 168 hours, whichever is later, when the clocks %s',
    (_, day, from, to) => {
      const departsAt = instantAt(day, 10);
      const said = (hoursLater: number) => {
        const now = new Date(departsAt.getTime() - (168 - hoursLater) * 3_600_000);
        const offered = cancellationOf({ status: 'confirmed', departsAt }, 5, now);
        return [offered?.refundPercent, offered?.sentence.includes('seven days away or more')];
      };
      expect([said(from), said(to), said(to + 0.01)]).toEqual([
        [95, true],
        [95, true],
        [50, false],
      ]);
    },
  );

  test('that were paid for say what of it comes back, once there is any', () => {
    const departsAt = new Date('2027-03-06T17:00:00Z');
    const said = (hours: number, paidCents: number | null) => {
      const paid = { cents: paidCents ?? 0, isReversed: false };
      // All of it went back, but it was paid.
      const isBack = paidCents === 0;
      const [payments, refunds] = isBack
        ? [[{ ...paid, cents: 1 }], [{ cents: 1, state: 'sent' as const }]]
        : [[paid], []];
      const now = new Date(departsAt.getTime() - hours * 3_600_000);
      const statement = statementOf([], payments, refunds, now);
      return cancellationOf({ status: 'confirmed', departsAt }, 5, now, { statement, isUndecided: false })
        ?.sentence;
    };
    expect(said(200, 532_400)).toContain('less a fee of 5%. That is $5,057.80 of the $5,324 you have paid.');
    expect(said(100, 532_401)).toContain('That is $2,662.01 of the $5,324.01 you have paid.');
    expect([said(200, 0), said(1, 532_400)].join()).not.toContain('That is');
    const none = /comes back.* We have recorded no payment from you so far\.$/;
    for (const hours of [200, 100, 1]) {
      expect(said(hours, null)).toMatch(none);
      expect(said(hours, 0)).not.toMatch(none);
    }
  });

  test('are cancelled from any but completed, and reopened only to pending', () => {
    for (const status of CHARTER_STATUSES) {
      const isOpen = !['completed', 'no-show', 'cancelled'].includes(status);
      expect(mayBecome(CHARTER_TRANSITIONS, 'staff', status, 'cancelled'), status).toBe(isOpen);
      expect(mayBecome(CHARTER_TRANSITIONS, 'staff', 'cancelled', status), status).toBe(status === 'pending');
    }
  });

  test('have the colours of the specification, and grey when unknown', () => {
    expect(CHARTER_STATUSES.map((status) => statusBadge(status).colour)).toEqual([
      'yellow',
      'blue',
      'purple',
      'orange',
      'green',
      'grey',
      'red',
      'red',
    ]);
    for (const unknown of ['archived', 'constructor', '']) {
      expect(statusBadge(unknown)).toEqual({ label: unknown, colour: 'grey' });
    }
  });
});

describe('never before its time', () => {
  const HOUR_MS = 3_600_000;
  const departsAt = new Date('2027-03-06T17:00:00Z');
  const returnsAt = new Date('2027-03-06T22:00:00Z');
  const charter = (status: CharterStatus, completedAt: Date | null = null): DatedCharter => ({
    status,
    departsAt,
    returnsAt,
    completedAt,
    contactName: 'Rosa Delgado',
  });
  const later = (of: Date, ms: number) => new Date(of.getTime() + ms);

  test('a charter is completed once it is back, to the millisecond', () => {
    const refusal = (now: Date) => refusalOf('complete', charter('confirmed'), 'staff', now);
    expect(refusal(later(returnsAt, -1))).toBe('charter-not-over');
    expect(refusal(returnsAt)).toBeNull();
    for (const status of CHARTER_STATUSES.filter((one) => one !== 'confirmed')) {
      expect(refusalOf('complete', charter(status), 'staff', later(returnsAt, HOUR_MS))).toBe(
        'not-in-this-state',
      );
    }
  });

  test('a charter is a no-show from its departure on, by the word of staff, and stays one', () => {
    const refusal = (now: Date) => refusalOf('miss', charter('confirmed'), 'staff', now);
    expect(refusal(later(departsAt, -1))).toBe('charter-not-departed');
    expect(refusal(departsAt)).toBeNull();
    expect(refusalOf('miss', charter('confirmed'), 'client', departsAt)).toBe('not-allowed');
    expect(openEvents(charter('no-show'), later(returnsAt, HOUR_MS))).toEqual(['correct']);
    for (const status of CHARTER_STATUSES.filter((one) => one !== 'confirmed')) {
      expect(refusalOf('miss', charter(status), 'staff', departsAt)).toBe('not-in-this-state');
    }
  });

  test('a completion is taken back for a day and no longer', () => {
    const completedAt = later(returnsAt, HOUR_MS);
    const refusal = (ms: number) =>
      refusalOf('uncomplete', charter('completed', completedAt), 'staff', later(completedAt, ms));
    expect(refusal(0)).toBeNull();
    expect(refusal(24 * HOUR_MS - 1)).toBeNull();
    expect(refusal(24 * HOUR_MS)).toBe('undo-too-late');
    // A charter that was completed before completions had a time.
    expect(refusalOf('uncomplete', charter('completed'), 'staff', returnsAt)).toBe('undo-too-late');
  });

  test('what has departed is neither confirmed nor accepted nor cancelled by its client', () => {
    const at = later(departsAt, 0);
    expect(refusalOf('confirm', charter('pending'), 'staff', at)).toBe('slot-begun');
    expect(refusalOf('accept', charter('quoted'), 'client', at)).toBe('slot-begun');
    expect(refusalOf('cancel', charter('confirmed'), 'client', at)).toBe('charter-departed');
    expect(refusalOf('cancel', charter('confirmed'), 'staff', at)).toBeNull();
    expect(refusalOf('cancel', charter('pending'), 'client', at)).toBeNull();
  });

  test('the first button is the sensible next step, the last calls it off, and completing is never offered too early', () => {
    const before = later(departsAt, -HOUR_MS);
    const steps = (now: Date) => CHARTER_STATUSES.map((status) => nextStep(charter(status), now));
    expect(steps(before)).toEqual(['quote', 'quote', 'quote', 'confirm', null, null, null, null]);
    expect(steps(returnsAt)).toEqual([null, null, null, null, 'complete', null, null, null]);
    expect(openEvents(charter('pending'), before)).toEqual([
      'quote',
      'review',
      'contact',
      'confirm',
      'move',
      'correct',
      'cancel',
    ]);
    expect(openEvents(charter('confirmed'), before)).toEqual(['move', 'correct', 'cancel']);
    const completed = charter('completed', returnsAt);
    expect(openEvents(charter('confirmed'), returnsAt)).toEqual([
      'complete',
      'miss',
      'move',
      'correct',
      'cancel',
    ]);
    expect(openEvents(completed, later(returnsAt, HOUR_MS))).toEqual(['uncomplete', 'correct']);
    expect(openEvents(completed, later(returnsAt, 25 * HOUR_MS))).toEqual(['correct']);
    expect(openEvents(charter('cancelled'), before)).toEqual(['reopen', 'correct']);
    // A charter whose client is forgotten can only be closed.
    const forgotten = (status: CharterStatus) => ({ ...charter(status), contactName: FORMER_CLIENT });
    expect(openEvents(forgotten('cancelled'), before)).toEqual([]);
    expect(openEvents(forgotten('confirmed'), returnsAt)).toEqual(['complete', 'miss', 'cancel']);
  });

  test('whatever is offered can be done, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHARTER_STATUSES),
        fc.integer({ min: -40 * 24, max: 40 * 24 }),
        fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
        (status, hours, ago) => {
          const now = later(departsAt, hours * HOUR_MS);
          const completedAt = status === 'completed' && ago !== null ? later(now, -ago * HOUR_MS) : null;
          const one = charter(status, completedAt);
          const offered = openEvents(one, now);
          for (const event of CHARTER_EVENTS) {
            expect(offered.includes(event)).toBe(refusalOf(event, one, 'staff', now) === null);
          }
          const next = nextStep(one, now);
          if (next) expect(offered[0]).toBe(next);
          if (offered.includes('complete')) expect(now >= returnsAt && status === 'confirmed').toBe(true);
        },
      ),
    );
  });
});

test('a charter has ended once it is completed, off, or agreed and back in port', () => {
  const returnsAt = new Date('2027-03-06T22:00:00Z');
  const earlier = new Date('2027-03-06T21:59:59Z');
  const ended = (now: Date) => CHARTER_STATUSES.filter((status) => hasEnded({ status, returnsAt }, now));
  expect(ended(earlier)).toEqual(['completed', 'no-show', 'cancelled']);
  // A request that was never confirmed did not sail: it may still be moved after its time.
  expect(ended(returnsAt)).toEqual(['confirmed', 'completed', 'no-show', 'cancelled']);
});

test('a request is named by the last eight characters of its id', () => {
  expect(requestNumber('0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toBe('2e3f4a5b');
});
