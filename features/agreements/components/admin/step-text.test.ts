import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { OVER_REASONS } from '../../domain/index.ts';
import { stateText, stepText } from './step-text.ts';

test('the end of a captain’s contract says why it ended, each reason in words of its own', () => {
  for (const language of ['en', 'es'] as const) {
    const [ended, ...texts] = inLanguage(language, () =>
      [null, ...OVER_REASONS].map((reason) => stepText({ kind: 'ended', reason })),
    );
    expect(new Set(texts).size).toBe(OVER_REASONS.length);
    for (const text of texts) expect(text).toMatch(new RegExp(`^${ended}: .`));
  }
  inLanguage('en', () => {
    expect(stepText({ kind: 'ended', reason: 'called-off' })).toBe('Ended: the charter was called off');
    // The step is from before reasons were stored, or its reason is unknown here.
    expect(stepText({ kind: 'ended', reason: 'other' })).toBe('Ended');
    // A reason that a client typed when refusing is never read as the reason of an end.
    expect(stepText({ kind: 'refused', reason: 'called-off' })).toBe('Sent back');
  });
});

test('a colleague is asked to countersign while the charter stands, and no longer', () => {
  inLanguage('en', () => {
    const signed = { kind: 'charter', state: 'signed', countersignedName: null } as const;
    expect(stateText(signed, true)).toBe('Please countersign');
    expect(stateText(signed, false)).toBe('Signed by the client alone');
  });
});
