import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { MoneySection } from '#features/money/components/money-section.tsx';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { inLanguage } from '#platform/language.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { agreementOnHold, BeforeYouSail } from './before-you-sail.tsx';

test.each([
  ['en', 'Was due Mar 5'],
  ['es', 'Venció: 5 mar'],
  ['pt', 'Venceu: 5'],
] as const)('what is late before departure was due, and is not still to be: %s', (language, said) => {
  const piece = {
    kind: 'balance',
    label: 'Balance',
    cents: 143_000,
    taxCents: 0,
    paidCents: 0,
    dueAt: '2027-03-05T17:00:00Z',
    state: 'late',
  };
  const charter = { money: { pieces: [piece], card: null, hold: null } } as unknown as ClientCharterAnswer;
  const shown = inLanguage(language, () =>
    renderToStaticMarkup(<BeforeYouSail charter={charter} agreement={undefined} />),
  );
  expect(shown).toContain(` · ${said}`);
});

test('money that is on its way is neither missing nor asked for again', () => {
  const pieces = [
    { kind: 'deposit', label: 'Deposit', cents: 107_000, isOnItsWay: true, state: 'late' },
    { kind: 'balance', label: 'Balance', cents: 143_000, isOnItsWay: false, state: 'due' },
  ].map((piece) => ({ ...piece, taxCents: 0, paidCents: 0, dueAt: '2027-03-05T17:00:00Z' }));
  const money = {
    pieces,
    openCents: 250_000,
    card: { cents: 0 },
    onItsWayCents: 107_000,
    hold: null,
    payTo: null,
    payments: [],
    refunds: [],
  } as unknown as MoneyAnswer;
  const charter = { money } as unknown as ClientCharterAnswer;
  const steps = renderToStaticMarkup(<BeforeYouSail charter={charter} agreement={undefined} />);
  const [deposit, balance] = steps.match(/<li class="col-span-full.*?<\/li>/g) ?? [];
  expect(deposit).toContain('On its way to us');
  expect(deposit).not.toMatch(/Missing|href|due/);
  expect(balance).toMatch(/Missing.*Due now.*href/);
  const section = renderToStaticMarkup(<MoneySection money={money} papersUrl="" />);
  expect(section).toContain('Balance: $1,430 is due now.');
  expect(section).not.toMatch(/was due/i);
  expect(section).toMatch(/On its way to us.*\$1,070.*Still to be paid.*\$1,430/);
});

test('an agreement that waits for us is not offered to sign, and is not left out', () => {
  const charter = { money: null } as unknown as ClientCharterAnswer;
  const shown = (state?: SignerAgreement['state']) =>
    renderToStaticMarkup(
      <BeforeYouSail
        charter={charter}
        agreement={state && ({ state } as SignerAgreement)}
        steps={state ? [] : [agreementOnHold()]}
      />,
    );
  expect(shown('open')).toContain('>Sign it<');
  const refused = shown('refused');
  expect(refused).toContain('Sent back');
  const onHold = shown();
  expect(onHold).toContain('On hold');
  for (const html of [refused, onHold]) expect(html).not.toMatch(/Sign it|href/);
});
