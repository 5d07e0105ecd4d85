import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows as spreadsheets read them, nothing run as a formula', () => {
  expect(
    csvOf([
      ['Name', 'Amount'],
      ['Plain', 12.5],
      ['a "b", c\nd', -3],
      ['=1+1', 0],
      ['-2', 0],
      ['@x', 0],
      ['\tx', 0],
    ]),
  ).toBe(
    '\ufeffName,Amount\r\nPlain,12.5\r\n"a ""b"", c\nd",-3\r\n\'=1+1,0\r\n\'-2,0\r\n\'@x,0\r\n\'\tx,0\r\n',
  );
});
