import { expect, test } from 'vitest';
import { planDecks } from '#features/fleet/domain/deck-plan/index.ts';
import { faultsOf } from '#tests/builders/deck-plan.ts';
import { fleetSeed } from './fleet/index.ts';
import { picturesOf } from './fleet-pictures.ts';

const planned = fleetSeed.map((yacht) => {
  const known = { ...yacht, galleryImages: [...picturesOf(yacht).gallery] };
  return { ...yacht, known, decks: planDecks(known) };
});

test('every seeded yacht has a sound deck plan', () => {
  expect(planned.length).toBeGreaterThanOrEqual(104);
  for (const { id, known, decks } of planned) {
    expect(decks, id).not.toEqual([]);
    expect(faultsOf(known, decks), id).toEqual([]);
  }
});

test('her plan has two hulls and decks above where her kind has them', () => {
  const FLYBRIDGED = ['flybridge-mid', 'flybridge-large', 'trawler', 'superyacht'];
  const OPEN = ['express-outboard', 'walkaround', 'picnic-boat', 'sport-cruiser', 'hardtop-coupe'];
  for (const { id, family, decks } of planned) {
    const isTwin = (decks[0]?.outline.match(/M/g) ?? []).length === 2;
    // A catamaran for day charters of a hundred guests has no lower deck, and its plan shows no two hulls.
    const hasBelow = decks[0]?.id === 'lower';
    expect(isTwin, id).toBe(family === 'catamaran' && hasBelow);
    if (FLYBRIDGED.includes(family)) expect(decks.at(-1)?.id, id).not.toBe('main');
    if (OPEN.includes(family)) expect(decks.at(-1)?.id, id).toBe('main');
  }
});
