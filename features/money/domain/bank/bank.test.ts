import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { areColumnsSaid, type ColumnMeaning, firstRowsOf, looksOf } from './columns.ts';
import { BankFileFault, bankCents, bankDay, faultText, identitiesOf, MOST_BANK_LINES } from './lines.ts';
import { methodIn, numbersIn, type Payer, proposalFor, recordedAs } from './match.ts';
import { readBankFile } from './read.ts';

const TODAY = '2027-03-10';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readBankFile(bytes(text), TODAY);

/** The message for a file that cannot be read. */
function faultOf(file: string | Uint8Array): string {
  try {
    readBankFile(typeof file === 'string' ? bytes(file) : file, TODAY);
  } catch (error) {
    if (error instanceof BankFileFault) return faultText(error.fault);
    throw error;
  }
  return 'read';
}

describe('an amount', () => {
  test.each([
    ['1,070.50', 107_050],
    ['$1,070.5', 107_050],
    ['+12', 1_200],
    ['.75', 75],
    ['-3.00', -300],
    ['(3.00)', -300],
    ['$ (1,003.00)', -100_300],
    ['3.00-', -300],
    ['\u22123', -300],
    ['USD 5', 500],
    ['12.3000', 1_230],
    ['0.00', 0],
    ['-0.00', 0],
  ])('is read as American banks write it: %s', (written, cents) => {
    expect(bankCents(written)).toBe(cents);
  });

  test.each([
    '',
    'ten',
    '1.070,50',
    '12,50',
    '1,07',
    '--3',
    '(-3)',
    '-3-',
    '1e3',
    '.',
    '$',
    '1 234 567 890.00',
    '12.345',
  ])('is not guessed at: %s', (written) => {
    expect(bankCents(written)).toBeUndefined();
  });

  test('may be of a yacht that was sold, and has an end', () => {
    expect(bankCents('12,345,678.90')).toBe(1_234_567_890);
    expect(bankCents('-12,345,678.90')).toBe(-1_234_567_890);
    expect(bankCents('1000000000.01')).toBeUndefined();
  });

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        const plain = (cents / 100).toFixed(2);
        const [whole = '', rest = ''] = plain.split('.');
        const grouped = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
        for (const written of [plain, grouped, `$${grouped}`, `+${plain}`])
          expect(bankCents(written)).toBe(cents);
        for (const written of [`-${plain}`, `(${grouped})`, `${plain}-`])
          expect(bankCents(written)).toBe(-cents);
      }),
    );
  });
});

test('a day is month first, or as programs write it', () => {
  expect(bankDay('3/6/2027')).toBe('2027-03-06');
  expect(bankDay('03/06/2027 10:15')).toBe('2027-03-06');
  expect(bankDay('2027-03-06')).toBe('2027-03-06');
  expect(bankDay('2027-03-06T10:15:00Z')).toBe('2027-03-06');
  for (const none of ['', '6.3.2027', '3/6/27', 'March 6', '20270306']) expect(bankDay(none)).toBeUndefined();
});

describe('a table', () => {
  test('has money that came in, and what is left out is counted', () => {
    const file = read(
      [
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'CREDIT,03/06/2027,"ZELLE FROM ROSA DELGADO, CHARTER 1a2b3c4d",1070.00,QUICKPAY_CREDIT,9000.00,,',
        'DEBIT,03/05/2027,MARINA FUEL,-250.10,ACH_DEBIT,7930.00,,',
        'CREDIT,3/4/2027,WIRE IN,"1,200.00",WIRE_INCOMING,8180.10,,',
        '',
      ].join('\r\n'),
    );
    expect(file).toEqual({
      lines: [
        {
          day: '2027-03-06',
          cents: 107_000,
          words: 'ZELLE FROM ROSA DELGADO, CHARTER 1a2b3c4d',
          bankId: '',
          account: '',
        },
        { day: '2027-03-04', cents: 120_000, words: 'WIRE IN', bankId: '', account: '' },
      ],
      debits: 1,
      others: 0,
      unsaid: 0,
    });
  });

  test('may begin with sums, and may have credits and debits apart, with any separator', () => {
    const summed = read(
      'Description,,Summary Amt.\nBeginning balance as of 03/01/2027,,"1,000.00"\n\nDate,Description,Amount,Running Bal.\n' +
        '03/01/2027,Beginning balance as of 03/01/2027,,"1,000.00"\n03/02/2027,DEPOSIT,"500.00","1,500.00"\n',
    );
    expect(summed).toMatchObject({ lines: [{ cents: 50_000, day: '2027-03-02' }], debits: 0, others: 1 });
    for (const separator of [';', '\t', '|']) {
      const apart = read(
        [
          ['Status', 'Date', 'Description', 'Debit', 'Credit'],
          ['Cleared', '2027-03-02', 'Rent', '40.00', ''],
          ['Cleared', '2027-03-03', 'Rosa', '', '25.00'],
          ['Cleared', '2027-03-03', 'Taken back', '', '(25.00)'],
          ['Pending', '2027-03-04', 'Ana', '', '99.00'],
        ]
          .map((row) => row.join(separator))
          .join('\n'),
      );
      expect(apart).toMatchObject({ lines: [{ cents: 2_500, words: 'Rosa' }], debits: 2, others: 1 });
    }
  });

  test('tells money that goes out by the word beside it', () => {
    const file = read(
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance\n' +
        '9,Fuel,3/2/2027,Debit,40.00,1\n9,Rosa,3/3/2027,Credit,50.00,1\n9,Dock,3/3/2027,ACH_DEBIT,60.00,1\n',
    );
    expect(file).toMatchObject({ lines: [{ cents: 5_000, words: 'Rosa', account: '9' }], debits: 2 });
  });

  test('is read in Windows-1252 too, and its text loses what cannot be kept', () => {
    const latin = Uint8Array.from(
      'Date,Description,Amount\n3/2/2027,Jos\u00e9  Pe\u00f1a\u0007,5\n',
      (letter) => letter.charCodeAt(0),
    );
    expect(readBankFile(latin, TODAY).lines[0]?.words).toBe('José Peña');
    expect(read('\ufeffDate,Description,Amount\n3/2/2027,José,5\n').lines[0]?.words).toBe('José');
  });

  test.each([
    ['', 'Line 1, column 1: the file is empty.'],
    [
      'a,b\n1,2\n',
      'Line 1, column 1: no headings were found: a date, an amount (or credits), and a description are needed.',
    ],
    [
      'Date,Description,Amount\n3/2/2027,"two\nlines",5\n3/3/2027,Ana,ten\n',
      'Line 4, column 3: “ten” is not an amount such as 1,070.50 (Amount).',
    ],
    [
      'Date,Description,Amount\n2/30/2027,Ana,5\n',
      'Line 2, column 1: “2/30/2027” is not a day such as 3/6/2027 (Date).',
    ],
    ['Date,Description,Amount\n3/11/2027,Ana,5\n', 'Line 2, column 1: “3/11/2027” is still to come (Date).'],
    [
      'Date,Amount,Description\n3/2/2027,5,Delgado, Rosa\n',
      'Line 2, column 4: more values than headings. A value with a comma in it needs quotation marks.',
    ],
    ['Date,Description,Amount\n3/2/2027,"Ana,5\n', 'Line 2, column 1: a quotation mark is not closed.'],
  ])('with a fault says where (%#)', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test('of more lines than an account has is refused', () => {
    const head = 'Date,Description,Amount\n';
    const line = '3/2/2027,Ana,5\n';
    expect(read(head + line.repeat(MOST_BANK_LINES)).lines).toHaveLength(MOST_BANK_LINES);
    expect(faultOf(head + line.repeat(MOST_BANK_LINES + 1))).toBe(
      `Line ${MOST_BANK_LINES + 2}, column 1: more than 5,000 lines. Please export it in parts.`,
    );
  });

  test('that is written is read back as it was, whatever stands in it', () => {
    const cell = fc.string({ maxLength: 20, unit: fc.constantFrom(...'ab ,;"\'|.$Ñ\n') });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), cell), { maxLength: 20 }),
        (rows) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = rows.map(
            ([cents, words]) => `3/2/2027,${quoted(words)},${(cents / 100).toFixed(2)}\n`,
          );
          const { lines } = read(`Date,Description,Amount\n${text.join('')}`);
          expect(lines.map(({ cents }) => cents)).toEqual(rows.map(([cents]) => cents));
          expect(lines.map(({ words }) => words)).toEqual(
            rows.map(([, words]) => words.replaceAll(/\s+/g, ' ').trim()),
          );
        },
      ),
    );
  });
});

const OFX_1 = `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>063<ACCTID>12345<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20270301<DTEND>20270310
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20270306120000[-5:EST]<TRNAMT>1070.00<FITID>A1<NAME>ZELLE ROSA DELGADO<MEMO>CHARTER 1A2B3C4D &amp; thanks
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20270305<TRNAMT>-12,50<FITID>A2<NAME>FUEL
</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

describe('OFX', () => {
  test('is read without closing tags and with them', () => {
    const first = read(OFX_1);
    expect(first).toEqual({
      lines: [
        {
          day: '2027-03-06',
          cents: 107_000,
          words: 'ZELLE ROSA DELGADO · CHARTER 1A2B3C4D & thanks',
          bankId: 'A1',
          account: '12345',
        },
      ],
      debits: 1,
      others: 0,
      unsaid: 0,
    });
    const closed = OFX_1.replace(
      /^OFXHEADER[^<]*/,
      '<?xml version="1.0"?><?OFX OFXHEADER="200"?>',
    ).replaceAll(
      /<(CURDEF|BANKID|ACCTID|ACCTTYPE|DTSTART|DTEND|TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME|MEMO)>([^<\n]*)/g,
      '<$1>$2</$1>',
    );
    expect(read(closed)).toEqual(first);
  });

  test.each([
    [OFX_1.replace('1070.00', '1,070.00'), 'Line 8, column 65: “1,070.00” is not an amount such as 1070.50.'],
    [
      OFX_1.replace('20270306120000', '20270230'),
      'Line 8, column 35: “20270230[-5:EST]” is not a day such as 20270306.',
    ],
    [OFX_1.replace('<FITID>A1', ''), 'Line 8, column 1: a transaction without FITID.'],
    [OFX_1.replace('USD', 'EUR'), 'Line 5, column 39: “EUR” is not in US dollars.'],
    [
      OFX_1.replace('<STMTRS>', '<CCSTMTRS>'),
      'Line 5, column 31: this is the statement of a card, not of an account.',
    ],
    [OFX_1.slice(0, OFX_1.indexOf('</STMTTRN>')), 'Line 8, column 1: the file ends inside this transaction.'],
  ])('with a fault says where (%#)', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test('whatever comes is read or refused, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), fc.boolean(), (noise, isOfx) => {
        expect(faultOf(isOfx ? `<OFX>${noise}` : noise)).toMatch(/^(?:read$|Line \d+, column \d+: )/);
      }),
    );
  });
});

test('a table in another currency is refused, with known headings and without', () => {
  const rows = (currency: string) =>
    `3/2/2027,5000.00,USD,ANA\n3/3/2027,7.00,${currency},BEN\n3/4/2027,-1.00,,Fee\n`;
  const known = (currency: string) => `Date,Amount,Currency,Description\n${rows(currency)}`;
  expect(read(known('USD')).lines).toHaveLength(2);
  expect(faultOf(known('EUR'))).toBe('Line 3, column 3: “EUR” is not in US dollars.');
  const said = (text: string) =>
    readBankFile(bytes(text), TODAY, { columns: ['day', 'amount', 'none', 'text'], hasHeading: false });
  expect(said(rows('USD')).lines).toHaveLength(2);
  expect(() => said(rows('EUR'))).toThrow('“EUR” is not in US dollars.');
  // Three letters that are no currency say nothing of one.
  expect(said('3/2/2027,5.00,ACH,ANA\n3/3/2027,6.00,POS,BEN\n').lines).toHaveLength(2);
});

test('what is no text is refused', () => {
  expect(faultOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe(
    'Line 1, column 1: this is not a text file. CSV or OFX is needed.',
  );
});

test('a colleague who works in Spanish is told so in Spanish', () => {
  expect(inLanguage('es', () => faultOf('Date,Description,Amount\n3/2/2027,Ana,ten\n'))).toBe(
    'Línea 2, columna 3: “ten” no es un monto como 1,070.50 (Amount).',
  );
});

describe('what tells a line from others', () => {
  const line = { day: '2027-03-06', cents: 500, words: 'ANA', bankId: '', account: '' };

  test('is the same in every file, also for lines that say the same', () => {
    const [first, second, third] = identitiesOf([line, line, { ...line, words: 'BEN' }]);
    expect(new Set([first, second, third]).size).toBe(3);
    // The next month's file starts elsewhere, but contains the whole day.
    expect(identitiesOf([{ ...line, day: '2027-03-05' }, line, line]).slice(1)).toEqual([first, second]);
  });

  test('is the bank’s own id where there is one, whatever its text has become', () => {
    const known = { ...line, bankId: 'A1', account: '9' };
    const [one] = identitiesOf([known]);
    expect(identitiesOf([{ ...known, words: 'ANA LOPEZ' }])).toEqual([one]);
    expect(identitiesOf([{ ...known, account: '8' }])).not.toEqual([one]);
    expect(identitiesOf([{ ...known, day: '2027-03-07' }])).not.toEqual([one]);
  });

  test('is its text where one id stands at lines that are not the same', () => {
    const known = { ...line, bankId: 'A1', account: '9' };
    const twice = [known, { ...known, words: 'BEN' }, known];
    const found = identitiesOf(twice);
    expect(new Set(found).size).toBe(3);
    expect(found).toEqual(identitiesOf(twice.map((one) => ({ ...one, bankId: '' }))));
    // What stands on other days of the file, or beside other amounts, changes no line's identity.
    const others = [
      { ...known, day: '2027-03-07', words: 'BEN' },
      { ...known, cents: 700, words: 'BEN' },
    ];
    for (const other of others) expect(identitiesOf([known, other])[0]).toBe(identitiesOf([known])[0]);
    // The same line twice in one file is one line.
    expect(new Set(identitiesOf([known, known])).size).toBe(1);
  });

  test('is no number of a bank, an account or a client', () => {
    for (const heading of ['Bank ID', 'ID']) {
      const { lines } = read(`${heading},Date,Description,Amount\n063,3/2/2027,ANA,5\n063,3/2/2027,BEN,5\n`);
      expect(lines.map(({ bankId }) => bankId)).toEqual(['', '']);
    }
  });
});

describe('the charter that is proposed', () => {
  const rosa: Payer = {
    charterId: 'a',
    number: '1a2b3c4d',
    client: 'Rosa Delgado',
    openCents: 250_000,
    nextCents: 107_000,
  };
  const ana: Payer = { ...rosa, charterId: 'b', number: '99887766', client: 'Ana López' };
  const proposed = (words: string, cents: number, payers = [rosa, ana]) => {
    const found = proposalFor({ words, cents, receivedOn: TODAY }, payers);
    return found && [found.payer.charterId, found.by];
  };

  test('is the one whose number is in the text, whatever the amount', () => {
    for (const words of [
      'Charter 1a2b3c4d',
      'ZELLE CHARTER1A2B3C4DROSA',
      'ref 1A2B3C4D.',
      'CHARTER: 1a2b3c4d',
    ])
      expect(proposed(words, 1)).toEqual(['a', 'reference']);
    expect(proposed('Charter 1a2b3c4d and 99887766', 107_000)).toBeNull();
    expect(proposed('trace 01a2b3c4d9', 1)).toBeNull();
    expect(numbersIn('CHARTER 1A2B3C4D')).toEqual(['1a2b3c4d']);
  });

  test('else the one of which that amount is due, and whose client is named', () => {
    expect(proposed('ZELLE FROM ROSA DELGADO', 107_000)).toEqual(['a', 'amount-and-name']);
    expect(proposed('WIRE DELGADO', 250_000)).toEqual(['a', 'amount-and-name']);
    expect(proposed('LOPEZ ANA', 107_000)).toEqual(['b', 'amount-and-name']);
    expect(proposed('ZELLE FROM ROSA', 107_000)).toBeNull();
    expect(proposed('ZELLE FROM ROSA DELGADO', 107_001)).toBeNull();
    expect(proposed('DELGADOS BAKERY', 107_000)).toBeNull();
  });

  test('is a company’s where its whole name is in the text, with or without what says that it is a company', () => {
    const bayside = { ...rosa, client: 'Bayside Events, LLC' };
    for (const words of ['BAYSIDE EVENTS', 'WIRE BAYSIDE EVENTS L.L.C.', 'EVENTS BAYSIDE LLC'])
      expect(proposed(words, 107_000, [bayside]), words).toEqual(['a', 'amount-and-name']);
    for (const words of ['WIRE HARBOR LAW LLC', 'HARBOR EVENTS LLC', 'BAYSIDE LLC'])
      expect(proposed(words, 107_000, [bayside]), words).toBeNull();
    expect(proposed('ACME', 107_000, [{ ...rosa, client: 'Acme Holdings, Inc.' }])).not.toBeNull();
    expect(proposed('SOME GROUP LLC', 107_000, [{ ...rosa, client: 'Group LLC' }])).toBeNull();
  });

  test('is the one for which a colleague has recorded that amount by hand, within ten days', () => {
    const byHand = (receivedOn: string, receiptNumber: number) => ({
      id: `p${receiptNumber}`,
      charterId: 'a',
      receiptNumber,
      cents: 50_000,
      receivedOn,
    });
    const recorded = [byHand('2027-03-01', 1), byHand('2027-03-09', 2), byHand('2027-03-11', 3)];
    const [near, far] = [
      { ...rosa, recorded },
      { ...rosa, recorded: [byHand('2027-02-27', 4)] },
    ];
    expect(proposed('ROSA DELGADO', 50_000, [near])).toEqual(['a', 'amount-and-name']);
    expect(proposed('ROSA DELGADO', 50_000, [far])).toBeNull();
    const line = { cents: 50_000, receivedOn: TODAY };
    expect(recordedAs(line, recorded)?.receiptNumber).toBe(2);
    expect(recordedAs({ ...line, receivedOn: '2027-02-19' }, recorded)?.receiptNumber).toBe(1);
    expect(recordedAs({ ...line, cents: 50_001 }, recorded)).toBeUndefined();
  });

  test('is none where several fit alike, and the one that fits better where not', () => {
    const brother = { ...rosa, charterId: 'c', number: '00000001', client: 'Luis Delgado' };
    expect(proposed('DELGADO', 107_000, [rosa, brother])).toBeNull();
    expect(proposed('LUIS DELGADO', 107_000, [rosa, brother])).toEqual(['c', 'amount-and-name']);
  });

  test('is the same in whatever order charters come, and never one that nothing speaks for', () => {
    const clients = ['Rosa Delgado', 'Luis Delgado', 'Ana López', 'Li', ''];
    const payer = fc.record({
      charterId: fc.uuid(),
      number: fc.constantFrom('1a2b3c4d', '99887766', '00000001'),
      client: fc.constantFrom(...clients),
      openCents: fc.constantFrom(0, 500, 700),
      nextCents: fc.constantFrom(0, 500, 700),
    });
    const words = fc.constantFrom('ROSA DELGADO', 'delgado', 'CHARTER 1A2B3C4D', 'lopez', 'li', '');
    fc.assert(
      fc.property(
        fc.array(payer, { maxLength: 6 }),
        words,
        fc.constantFrom(500, 700),
        (payers, said, cents) => {
          const found = proposalFor({ words: said, cents, receivedOn: TODAY }, payers);
          expect(proposalFor({ words: said, cents, receivedOn: TODAY }, payers.toReversed())).toEqual(found);
          if (found?.by === 'reference') expect(said.toLowerCase()).toContain(found.payer.number);
          if (found?.by === 'amount-and-name') {
            expect([found.payer.openCents, found.payer.nextCents]).toContain(cents);
            expect(found.payer.client).not.toBe('');
          }
        },
      ),
    );
  });

  test('comes by Zelle where the bank says so', () => {
    expect(methodIn('Zelle payment from')).toBe('zelle');
    expect(methodIn('WIRE')).toBe('bank-transfer');
  });
});

describe('a table without headings that are known', () => {
  const readAs = (text: string, columns: readonly ColumnMeaning[], hasHeading = false) =>
    readBankFile(bytes(text), TODAY, { columns, hasHeading });

  test('is read as somebody has said', () => {
    const text = '"3/5/2027","1,070.50","*","Zelle from ROSA"\n3/6/2027,-20.00,*,Fee\n';
    const one = readAs(text, ['day', 'amount', 'none', 'text']);
    expect(one).toMatchObject({
      debits: 1,
      lines: [{ day: '2027-03-05', cents: 107_050, words: 'Zelle from ROSA' }],
    });
    const parted = 'Tag;Ein;Aus;Wer\n2027-03-05;50.00;;Rosa\n2027-03-06;;7.00;Fuel\n';
    const inAndOut = readAs(parted, ['day', 'in', 'out', 'text'], true);
    expect(inAndOut).toMatchObject({ debits: 1, lines: [{ cents: 5_000, words: 'Rosa' }] });
  });

  test('is read by the words for which way money went, and whether it is here', () => {
    const text =
      '3/5/2027,50.00,CREDIT,posted,Rosa\n3/6/2027,7.00,DEBIT,posted,Fuel\n3/6/2027,9.00,CREDIT,pending,Ana\n';
    expect(readAs(text, ['day', 'amount', 'none', 'none', 'text'])).toMatchObject({
      debits: 1,
      others: 1,
      lines: [{ cents: 5_000, words: 'Rosa' }],
    });
  });

  test('lists nothing as come in of which the bank does not say so in a word that is known', () => {
    const rows = [
      ['3/5/2027', '50.00', 'CREDIT', 'posted', 'Rosa'],
      ['3/6/2027', '7.00', 'DEBIT', '', 'Fuel'],
      ['3/6/2027', '9.00', 'CREDIT', 'Processing', 'Ana'],
      ['3/6/2027', '3.00', 'FEE', 'posted', 'Wire fee'],
      ['3/6/2027', '4.00', '', 'posted', 'Dock'],
      ['3/7/2027', '5.00', 'Credit', 'Memo', 'Debit'],
    ];
    const asText = (all: readonly (readonly string[])[]) => all.map((row) => row.join(';')).join('\n');
    const said = ['day', 'amount', 'none', 'none', 'text'] as const;
    expect(readAs(asText(rows), said)).toMatchObject({
      debits: 1,
      others: 1,
      unsaid: 2,
      lines: [{ words: 'Rosa' }, { words: 'Debit' }],
    });
    // If amounts have signs, the sign tells the direction of a line without a known word.
    const signed = [...rows, ['3/7/2027', '-6.00', 'FEE', 'posted', 'Stamps']];
    expect(readAs(asText(signed), said)).toMatchObject({
      debits: 2,
      others: 1,
      lines: [{ words: 'Rosa' }, { words: 'Wire fee · FEE' }, { words: 'Dock' }, { words: 'Debit' }],
    });
  });

  test('takes no column for which way money went that is text, or says so only by chance', () => {
    const text = '3/5/2027,50.00,Deposit,Zelle\n3/6/2027,7.00,Deposit,Zelle\n3/7/2027,9.00,Check,Debit\n';
    expect(readAs(text, ['day', 'amount', 'text', 'none'])).toMatchObject({
      debits: 0,
      others: 0,
      lines: [{ words: 'Deposit' }, { words: 'Deposit' }, { words: 'Check' }],
    });
  });

  test('is parted by what all of its rows have, also where amounts have a comma', () => {
    const text = '3/6/2027\t1,070.50\tWIRE\n3/7/2027\t50.00\tRosa\n';
    expect(firstRowsOf(text, 5)[0]).toEqual(['3/6/2027', '1,070.50', 'WIRE']);
    expect(readAs(text, ['day', 'amount', 'text']).lines).toMatchObject([
      { cents: 107_050 },
      { cents: 5_000 },
    ]);
  });

  test('is known again by how it begins, and no other bank’s by that', () => {
    expect(looksOf(['3/6/2027', '1,070.50', 'WIRE'])).toBe(looksOf(['12/16/2027', '-20.00', 'Rosa']));
    expect(looksOf(['3/6/2027', '1,070.50', '', 'WIRE'])).toBe(looksOf(['3/6/2027', '', '$20', 'Fuel']));
    expect(looksOf(['3/6/2027', '1,070.50', 'WIRE'])).not.toBe(looksOf(['1,070.50', '3/6/2027', 'WIRE']));
    expect(looksOf(['Posted', 'In', 'Out'])).not.toBe(looksOf(['Posted', 'Out', 'In']));
  });

  test.each([
    ['3/5/2027,"1.070,50",x\n', 'Line 1, column 2'],
    ['5.3.2027,10,x\n', 'is not a day'],
    ['3/5/2027,10,x\n3/5/2027,10,x,y\n', 'Line 2, column 4'],
    ['3/5/2027,10\n', 'does not have 3 columns'],
  ])('is as strict as any other: %j', (text, why) => {
    let said = 'read';
    try {
      readAs(text, ['day', 'amount', 'text']);
    } catch (error) {
      if (error instanceof BankFileFault) said = faultText(error.fault);
    }
    expect(said).toContain(why);
  });

  test('known headings go before what was said', () => {
    const text = 'Date,Amount,Description\n3/5/2027,10.00,Rosa\n';
    expect(readAs(text, ['text', 'day', 'amount']).lines).toMatchObject([{ cents: 1_000, words: 'Rosa' }]);
  });

  test('needs one day, and one amount or one amount in', () => {
    expect(areColumnsSaid(['day', 'amount', 'text', 'text'])).toBe(true);
    expect(areColumnsSaid(['day', 'in', 'out'])).toBe(true);
    expect(areColumnsSaid(['day'])).toBe(false);
    expect(areColumnsSaid(['day', 'day', 'amount'])).toBe(false);
    expect(areColumnsSaid(['day', 'out'])).toBe(false);
    expect(areColumnsSaid(['day', 'amount', 'in'])).toBe(false);
  });

  test('shows its first rows to say it by', () => {
    expect(firstRowsOf('\n3/5/2027;"a; b";5\r\n3/6/2027;c;6\n', 5)).toEqual([
      ['3/5/2027', 'a; b', '5'],
      ['3/6/2027', 'c', '6'],
    ]);
    expect(firstRowsOf('no table', 5)).toEqual([]);
  });
});
