import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const textsOf = (...of: Parameters<typeof saidTexts>) => saidTexts(...of).map(({ text }) => text.trim());

test('of a catalogue every text is said, and neither keys nor what is imported or compared', () => {
  const source = `import { sum } from './sum.ts';
export const hello = 'Hola';
export const kinds = { 'Full day': 'Día completo', half: { short: 'Medio día' } } as const satisfies Kinds;
export const guests = (count: number, kind: 'some' | 'all') =>
  kind === 'all' ? \`Todos: \${sum(count)} invitados\` : 'Nadie' + kinds['Full day'];
`;
  expect(textsOf(source, 'ts')).toEqual([
    'Hola',
    'Día completo',
    'Medio día',
    'Todos:',
    'invitados',
    'Nadie',
  ]);
  expect(saidTexts(source, 'ts')[0]).toEqual({ text: 'Hola', line: 2 });
});

test('of a table in several languages only the one asked for is said', () => {
  const source =
    "const TABLE = { en: { close: 'Close' }, es: { close: 'Cerrar' }, pt: { close: 'Fechar' } };";
  expect(textsOf(source, 'ts', 'es')).toEqual(['Cerrar']);
  expect(textsOf(source, 'ts', 'pt')).toEqual(['Fechar']);
});

test('of a table of variables, a translation’s English and a programmer’s error nothing but the words is said', () => {
  const source = `const en = { close: 'Close' };
const es = { close: { text: 'Cerrar', of: 'Close' }, open: () => { throw new Error('Not translated'); } };`;
  expect(textsOf(source, 'ts', 'es')).toEqual(['Cerrar']);
});
