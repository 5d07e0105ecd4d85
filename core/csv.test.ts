import { expect, test } from 'vitest';
import { csvOf, reportOf } from './csv.ts';

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

test('a report: headings, a row for each, and a total row below the columns that have one', () => {
  const rows = [
    { name: 'Ana', cents: 5 },
    { name: 'Bo', cents: 7 },
  ];
  expect(
    reportOf(rows, [
      ['Name', ({ name }) => name, 'Total'],
      ['Cents', ({ cents }) => cents, 12],
      ['Sign', ({ cents }) => (cents > 6 ? 'much' : '')],
    ]),
  ).toBe(['\ufeffName,Cents,Sign', 'Ana,5,', 'Bo,7,much', 'Total,12,', ''].join('\r\n'));
});
