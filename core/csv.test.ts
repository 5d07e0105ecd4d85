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
      ['-12.50', 0],
      ['-12.50\n+1', 0],
      ['-12.5+1', 0],
      ['@x', 0],
      ['\tx', 0],
      ['=1\n+1', 0],
    ]),
  ).toBe(
    [
      '\ufeffName,Amount',
      'Plain,12.5',
      '"a ""b"", c\nd",-3',
      '"\'=1+1",0',
      '"\'-2",0',
      '-12.50,0',
      '"\'-12.50\n+1",0',
      '"\'-12.5+1",0',
      '"\'@x",0',
      '"\'\tx",0',
      '"\'=1\n+1",0',
      '',
    ].join('\r\n'),
  );
});
