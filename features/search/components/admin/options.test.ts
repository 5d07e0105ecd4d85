import { expect, test } from 'vitest';
import { opensAtOnce, optionsLike } from './options.ts';

const answer = { id: 'customer-0190' };
const screen = { id: 'place-/admin/inquiries' };
const waiting = { isSettled: false, isChosen: false };

test('Enter opens no answer to what was typed before, but for whoever chose it', () => {
  expect(opensAtOnce(answer, waiting)).toBe(false);
  expect(opensAtOnce(answer, { ...waiting, isChosen: true })).toBe(true);
  expect(opensAtOnce(answer, { ...waiting, isSettled: true })).toBe(true);
});

test('screens and actions are of what is typed now, and open at once', () => {
  expect(opensAtOnce(screen, waiting)).toBe(true);
  expect(opensAtOnce({ id: 'action-/admin/yachts?new=1' }, waiting)).toBe(true);
});

test('screens and actions are found without the accents of their names', () => {
  const settings = { id: 'place-/admin/settings', name: 'Configuración del sitio' };
  expect(optionsLike([settings], 'configuracion')).toEqual([settings]);
  expect(optionsLike([settings], 'CONFIGURACIÓN sit')).toEqual([settings]);
  expect(optionsLike([settings], 'figuracion')).toEqual([]);
});
