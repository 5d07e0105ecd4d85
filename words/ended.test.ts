import { expect, test } from 'vitest';
import { ended } from './ended.ts';

test.each([
  ['Regreso ese día a las 9:00 a. m.', 'Regreso ese día a las 9:00 a. m.'],
  ['Volta nesse dia às 09:00', 'Volta nesse dia às 09:00.'],
])('"%s" ends with one full stop', (written, sentence) => expect(ended(written)).toBe(sentence));
