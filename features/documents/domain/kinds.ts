/** The kinds of file that may be stored. Only the content decides: a name or type from a browser proves nothing. */
export const FILE_KINDS = {
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The kind of file whose signature is at the very first byte; undefined for any other file. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0];
}

const LONGEST_NAME = 120;

/**
 * A file's name for people to recognize it, with the extension of its real kind: without folders, control characters and
 * characters that change the reading direction. Never used as a path.
 */
export function shownName(given: string, kind: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    // Browsers write a quotation mark in a form's file name like this.
    .replaceAll('%22', '')
    .replaceAll(/[\p{C}\u2028\u2029"<>|:*?]/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return `${plain || 'document'}.${FILE_KINDS[kind].extension}`;
}

/** Words that do not belong into a scan or a photograph, whatever kind the file is. */
const FOREIGN_WORDS = ['<script', '<?php', '<html', '<!doctype html', '<iframe'];
const ARCHIVE_END = 'PK\u0005\u0006';

/** True if the file is also of another kind: a page, program or archive hidden before, in or behind its content. */
export function isDisguised(latin1: string, kind: FileKind): boolean {
  const lower = latin1.toLowerCase();
  if (FOREIGN_WORDS.some((word) => lower.includes(word))) return true;
  // Archives are read from their end, so one would be hidden at the end of the file.
  if (latin1.slice(-70_000).includes(ARCHIVE_END)) return true;
  if (kind !== 'pdf') return lower.includes('%pdf-');
  return latin1.slice(latin1.lastIndexOf('%%EOF') + 5).trim().length > 1_024;
}
