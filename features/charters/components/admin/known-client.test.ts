import { expect, test } from 'vitest';
import { detailsOf } from './known-client.ts';

test.each([
  ['es', 'es'],
  [null, 'en'],
] as const)(
  'a client whose language is %s is written to in %s, whoever was chosen before',
  (known, language) => {
    const client = { name: 'Ines', email: 'ines@visitors.example', phone: '', language: known };
    expect(detailsOf(client)).toEqual({
      contactName: 'Ines',
      contactEmail: 'ines@visitors.example',
      contactPhone: '',
      language,
    });
  },
);
