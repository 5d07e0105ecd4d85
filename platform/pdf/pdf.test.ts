import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { askPoppler } from '#tests/support/poppler.ts';
import { append, print } from './print.ts';
import { fingerprintOf, makeSealKey, seal, seeSeal } from './seal.ts';
import type { Block, Sheet } from './sheet.ts';

const sheet = (blocks: readonly Block[]): Sheet => ({
  title: 'Names',
  language: 'en',
  foot: 'Miami Flow Yachts',
  pageWords: ['Page', 'of'],
  author: 'Miami Flow Yachts',
  madeAt: new Date('2027-01-10T12:00:00Z'),
  blocks,
});

/** Given and family names in twelve scripts. The tests combine each given name with each family name. */
const SCRIPTS: Readonly<Record<string, readonly [given: readonly string[], family: readonly string[]]>> = {
  Latin: [
    ['Zoë', 'Łukasz', 'Đặng', 'Siân', 'Þórdís', 'Ağahan', 'Ñusta', 'Věra'],
    ['O’Brien-Smith', 'Nguyễn', 'Müller-Lüdenscheidt', 'Ångström', 'Œuvrard', 'Şahin', 'Fflewddur'],
  ],
  Cyrillic: [
    ['Владимир', 'Ольга', 'Љубица', 'Їжак', 'Гүлжан', 'Ёлка'],
    ['Щербаков', 'Ђорђевић', 'Королёва', 'Ґалаґан', 'Өмірбек', 'Подъячев', 'Цыплёнков'],
  ],
  Greek: [
    ['Ελένη', 'Ιωάννης', 'Άγγελος', 'Ευφροσύνη', 'Ωρίων', 'Ὀδυσσεύς'],
    ['Παπαδοπούλου', 'Ξενάκης', 'Ψαρράς', 'Αϊβαλιώτης', 'Χατζηδάκι', 'Θεοτοκόπουλος', 'Ζωγράφος'],
  ],
  Arabic: [
    ['محمد', 'فاطمة', 'علاء', 'لاله', 'شهرزاد', 'يوسف'],
    ['الله', 'الدين', 'حسن', 'خان', 'پورمحمدی', 'گلستان', 'بغدادي'],
  ],
  Hebrew: [
    ['שרה', 'משה', 'אברהם', 'נעמי', 'יוסף', 'צפורה'],
    ['כהן', 'לוי', 'בןגוריון', 'פרץ', 'זילברשטיין', 'אדלשטיין', 'עמיחי'],
  ],
  Chinese: [
    ['伟明', '芳', '國榮', '子轩', '慧敏', '麗君'],
    ['张', '王', '歐陽', '陳', '龍', '黃', '蔡'],
  ],
  Japanese: [
    ['たろう', '花子', 'サクラ', 'けんじ', '美咲', 'ユウキ'],
    ['山田', '渡辺', '髙橋', 'ワタナベ', '齋藤', 'すずき', '辻'],
  ],
  Korean: [
    ['민수', '서연', '지훈', '하은', '준호', '예림'],
    ['김', '이', '박', '최', '남궁', '황보', '곽'],
  ],
  Thai: [
    ['กิตติศักดิ์', 'สมชาย', 'ณัฐวุฒิ', 'พิมพ์ชนก', 'ฐิติมา', 'ปรียา'],
    ['ศรีสุข', 'ชินวัตร', 'จันทร์โอชา', 'ทองคำ', 'วงศ์สวัสดิ์', 'รัตนพันธ์', 'บุญมี'],
  ],
  Devanagari: [
    ['किरण', 'श्रीनिवास', 'अनुष्का', 'कृष्ण', 'ज्योति', 'प्रियंका'],
    ['श्रीवास्तव', 'शर्मा', 'त्रिपाठी', 'द्विवेदी', 'मुखर्जी', 'क्षेत्री', 'गांधी'],
  ],
  Bengali: [
    ['রহিম', 'অনির্বাণ', 'সুস্মিতা', 'কৃষ্ণা', 'জ্যোতি', 'প্রিয়াঙ্কা'],
    ['উদ্দিন', 'চট্টোপাধ্যায়', 'মুখার্জি', 'ঠাকুর', 'বন্দ্যোপাধ্যায়', 'সেনগুপ্ত', 'ঘোষ'],
  ],
  Armenian: [
    ['Նարեկ', 'Անահիտ', 'Վարդան', 'Գոհար', 'Եվա', 'Սևակ'],
    ['Պետրոսյան', 'Հովհաննիսյան', 'Խաչատրյան', 'Մանուկյան', 'Ղազարյան', 'Ջանիբեկյան', 'Քոչարյան'],
  ],
};

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

test('500 names in twelve scripts come back from another reader, letter by letter', async () => {
  const names = Object.values(SCRIPTS).flatMap(([given, family]) =>
    given.flatMap((one, index) =>
      family.map((other) => (index % 2 === 0 ? `${one} ${other}` : `${other} ${one}`)),
    ),
  );
  expect(Object.keys(SCRIPTS)).toHaveLength(12);
  expect(new Set(names).size).toBeGreaterThanOrEqual(500);
  const bytes = await print(
    sheet([{ kind: 'facts', rows: names.map((name, index) => [`No. ${index}`, name]) }]),
  );
  const text = askPoppler('pdftotext', bytes, '-layout');
  if (text === undefined) return;
  const read = plain(text);
  expect(names.filter((name) => !read.includes(plain(name)))).toEqual([]);
});

test('a long text is set over pages, each with its number, and a word wider than the page is parted', async () => {
  const long = 'The captain decides about route, speed and weather. '.repeat(40);
  const blocks: Block[] = Array.from({ length: 6 }, (_, index) => [
    { kind: 'heading', text: `Part ${index}` } as const,
    { kind: 'text', text: long } as const,
  ]).flat();
  const bytes = await print(sheet([{ kind: 'code', text: 'deadbeef'.repeat(40) }, ...blocks]));
  const text = askPoppler('pdftotext', bytes, '-layout');
  if (text === undefined) return;
  expect(text).toContain('Page 1 of 4');
  expect(text).toContain('Page 4 of 4');
  expect(plain(text).replaceAll(' ', '')).toContain('deadbeef'.repeat(40));
});

test('a screen reader is told headings, names with their values and pictures, and of no page number', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const first = await print(
    sheet([
      { kind: 'title', text: 'Charter agreement' },
      { kind: 'text', text: 'The captain decides.' },
      { kind: 'facts', rows: [['What the client of this charter was shown', 'aaaa '.repeat(40).trim()]] },
      { kind: 'picture', jpeg, alt: 'A scratch at the bow' },
    ]),
  );
  const whole = await append(first, sheet([{ kind: 'heading', text: 'Certificate' }]));
  const told = askPoppler('pdfinfo', whole, '-struct-text');
  if (told === undefined) return;
  // Names of roles and what is in quotes, without the details between them.
  const said = [...told.matchAll(/^ *(?:([A-Z]\w*)[ :(]?.*|"(.*)")$/gm)].map(
    ([, role, text]) => role ?? text,
  );
  expect(said).toEqual([
    'Document',
    'H1',
    'Charter agreement',
    'P',
    'The captain decides.',
    'Table',
    'TR',
    'TH',
    'What the client of this charter',
    'was shown',
    'TD',
    ...[14, 14, 12].map((words) => Array.from({ length: words }, () => 'aaaa').join(' ')),
    'Figure',
    '',
    'H2',
    'Certificate',
  ]);
  const { context } = await PDFDocument.load(whole);
  const parts = context.enumerateIndirectObjects().map(([, part]) => String(part));
  const alt = PDFHexString.fromText('A scratch at the bow');
  expect(parts.filter((part) => part.includes('/Figure') && part.includes(`/Alt ${alt}`))).toHaveLength(1);
});

test('a seal covers every byte, and each changed bit breaks it', async () => {
  const at = new Date('2027-01-10T12:00:00Z');
  const key = await makeSealKey('Miami Flow Yachts', at);
  const bytes = await print(sheet([{ kind: 'title', text: 'An agreement' }]));
  const how = { key, at, reason: 'Signed by all', name: 'Miami Flow Yachts', location: 'Miami' };
  const sealed = await seal(bytes, { ...how, timeServer: undefined });
  const whole = { coversAll: true, isWhole: true, fingerprint: fingerprintOf(key), stampedAt: null };
  expect(await seeSeal(sealed)).toEqual(whole);
  for (let turn = 0; turn < 200; turn += 1) {
    const changed = Buffer.from(sealed);
    const place = Math.floor((turn / 200) * changed.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << (turn % 8));
    expect(await seeSeal(changed), `bit ${turn % 8} of byte ${place}`).not.toEqual(whole);
  }
  expect(await seeSeal(Buffer.concat([sealed, Buffer.from('\n% more')]))).not.toEqual(whole);
  expect(await seeSeal(bytes)).toMatchObject({ coversAll: false, isWhole: false });
});

test('a seal leaves the form, the links and the size of whose pages they are', async () => {
  const at = new Date('2027-01-10T12:00:00Z');
  const lenders = await PDFDocument.create();
  const page = lenders.addPage([500, 700]);
  lenders.getForm().createTextField('Signature1').addToPage(page, { x: 20, y: 20 });
  // Written as many programs do: the page's list of annotations is an object of its own, before the page's size.
  const [size, onIt] = [page.node.MediaBox(), page.node.Annots()];
  if (!onIt) throw new Error('There is nothing on the page');
  page.node.delete(PDFName.of('MediaBox'));
  page.node.set(PDFName.of('Annots'), lenders.context.register(onIt));
  page.node.set(PDFName.of('MediaBox'), size);
  const bytes = await append(await lenders.save({ useObjectStreams: false }), sheet([]));
  const key = await makeSealKey('Miami Flow Yachts', at);
  const how = { key, at, reason: 'Signed by all', name: 'Miami Flow Yachts', location: 'Miami' };
  const sealed = await seal(bytes, { ...how, timeServer: undefined });
  expect(await seeSeal(sealed)).toMatchObject({ coversAll: true, isWhole: true });
  const read = await PDFDocument.load(sealed);
  expect(read.getPage(0).getSize()).toEqual({ width: 500, height: 700 });
  expect(read.getPages().map(({ node }) => node.Annots()?.size() ?? 0)).toEqual([1, 1]);
  const fields = read.getForm().getFields();
  expect(fields.map((field) => field.getName())).toEqual(['Signature1', 'Seal']);
});

test('a name that is longer than the foot of a page leaves room for the page’s number', async () => {
  const name = 'Maximiliano Bartolomé de las Casas y Villanueva de la Serena '.repeat(3).trim();
  const bytes = await print({
    ...sheet([{ kind: 'title', text: 'Long' }]),
    foot: `${name} · Agreement 01a2`,
  });
  const text = askPoppler('pdftotext', bytes, '-layout');
  if (text === undefined) return;
  expect(text).toMatch(/\sPage 1 of 1$/m);
  expect(plain(text.replace('Page 1 of 1', ''))).toContain(plain(`${name} · Agreement 01a2`));
});
