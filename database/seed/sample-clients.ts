import { pick } from './chance.ts';

/** A client of the sample charters. Addresses end in .invalid, so they belong to nobody, and the site mails nothing to them. */
export type SampleClient = { readonly name: string; readonly email: string; readonly phone: string };

const NAMES = [
  'Ana Lucía Ferrer',
  'Ben Whitlock',
  'Camila Duarte',
  'Caroline Ashby',
  'Dara Osei',
  'Diego Armenteros',
  'Elena Marchetti',
  'Farah Nasser',
  'Gabriel Pinto',
  'Grace Okafor',
  'Hannah Lindqvist',
  'Ignacio Vela',
  'Isabel Quintero',
  'Jack Morrow',
  'Jasmine Tran',
  'Joaquín Salcedo',
  'Julian Hartwell',
  'Kayla Brandt',
  'Leo Castellanos',
  'Lillian Cho',
  'Marcus Bell',
  'Mariana Prado',
  'Maya Rosenthal',
  'Miles Anderson',
  'Natalia Kovac',
  'Noah Feldman',
  'Olivia Santoro',
  'Pablo Reyes',
  'Priya Raman',
  'Rafael Montes',
  'Sienna Clarke',
  'Sofía Villanueva',
  'Thomas Greer',
  'Valeria Bustos',
  'William Adeyemi',
  'Zoe Martel',
] as const;

/** A client, chosen only by the words. Some clients have several charters. */
export function sampleClient(...words: readonly (string | number)[]): SampleClient {
  const name = pick(NAMES, 'client', ...words);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    name,
    email: `${plain.replaceAll(' ', '.')}@sample.invalid`,
    phone: `+1 (305) 555-01${String(NAMES.indexOf(name) + 10)}`,
  };
}
