/** What may be stored, told by content alone: a name or a type that a browser sends proves nothing. */
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

/** The kind of file these bytes begin as, at the very first byte; undefined for any other. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0];
}

const LONGEST_NAME = 120;

/**
 * A file's name for people to recognise it by, with the ending of what it really is: no folders, no control
 * characters, nothing that turns the reading direction. It never becomes a path.
 */
export function shownName(given: string, kind: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    // How browsers write a quotation mark in a form's file name.
    .replaceAll('%22', '')
    .replaceAll(/[\p{C}\u2028\u2029"<>|:*?]/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return `${plain || 'document'}.${FILE_KINDS[kind].extension}`;
}

/** What has no business in a scan or a photograph, whatever else the file is. */
const FOREIGN_WORDS = ['<script', '<?php', '<html', '<!doctype html', '<iframe'];
const ARCHIVE_END = 'PK\u0005\u0006';

/** A picture that is another kind of file too: a page, a program or an archive hidden before, in or behind it. */
export function isDisguised(latin1: string, kind: FileKind): boolean {
  const lower = latin1.toLowerCase();
  if (FOREIGN_WORDS.some((word) => lower.includes(word))) return true;
  // An archive is read from its end, so that is where one is hidden.
  if (latin1.slice(-70_000).includes(ARCHIVE_END)) return true;
  if (kind !== 'pdf') return lower.includes('%pdf-');
  return latin1.slice(latin1.lastIndexOf('%%EOF') + 5).trim().length > 1_024;
}
