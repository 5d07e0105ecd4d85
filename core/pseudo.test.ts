import { afterEach, expect, it } from 'vitest';
import { asSaid, changeTextsBy } from './as-said.ts';
import { asPseudo, pseudo } from './pseudo.ts';

afterEach(() => changeTextsBy((said) => said));

it('says a text as nobody writes it, in brackets', () => {
  expect(pseudo('See yachts')).toBe('[Šéé ýåçĥţš]');
  expect(pseudo(' See ')).toBe(' [Šéé] ');
});

it.each(['', '$1,070', ' AM', 'ft', 'en-US', 'https://example.com/a', 'a@b.example', '/book-charter'])(
  'leaves %j as it is',
  (text) => expect(pseudo(text)).toBe(text),
);

it('leaves what people have written and is handed to a text, not what a program chooses by', () => {
  const said = asPseudo({
    greets: (name: string) => `Hello, ${name}`,
    part: ({ of, kind }: { of: string; kind: string }) => ({ title: `${of}: ${kind} day`, id: 'part' }),
  }) as { greets: (name: string) => string; part: (values: object) => object };
  expect(said.greets('Rosa Delgado')).toBe('[Ĥéļļö, Rosa Delgado]');
  expect(said.part({ of: 'Serenata', kind: 'full-day' })).toEqual({
    title: '[Serenata: ƒûļļ-ðåý ðåý]',
    id: 'part',
  });
});

it('changes nothing until it is told to, and of a table only what is said', () => {
  const table = { name: 'Length', id: 'length' };
  expect(asSaid(table)).toBe(table);
  changeTextsBy(asPseudo);
  expect(asSaid(table, ['name'])).toEqual({ name: '[Ļéñĝţĥ]', id: 'length' });
});
