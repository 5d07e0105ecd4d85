/** The part of a file to answer; both ends are byte positions, inclusive. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110 §14). Undefined: answer the whole file, because there is no range,
 * or one that we may ignore (another unit, several parts). `unsatisfiable`: answer 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!parts) return undefined;
  const [, first = '', last = ''] = parts;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
