import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { holdTroubleText, noteText } from './card-words.ts';

test.each(['en', 'es'] as const)('no word of the card company’s own is read by staff in %s', (language) => {
  for (const note of ['charge_disputed', 'charge_already_refunded', 'declined'])
    expect(inLanguage(language, () => noteText(note))).not.toBe(note);
  const said = (trouble: string) => inLanguage(language, () => holdTroubleText(trouble));
  for (const trouble of ['refused', 'requested_by_customer'])
    expect(said(trouble)).not.toMatch(new RegExp(`: ${trouble.replaceAll('_', ' ')}$`));
  // An unknown reason is shown as the card company calls it.
  expect(said('new_reason')).toContain('new reason');
});
