import { expect, test } from 'vitest';
import { textOfFile } from './file-text.ts';

const TEXT = 'Name,Brand\nCafé del Mar,Azimut\n';

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ['UTF-16, little end first', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('%s is read', (_what, bytes) => expect(textOfFile(bytes)).toBe(TEXT));

test('what is no text keeps its NULs, to be told by', () => {
  expect(textOfFile(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff]))).toContain('\0');
});
