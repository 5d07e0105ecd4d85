/** A line of a document: its size in points, and its text in Latin-1. */
type Line = { readonly size: number; readonly text: string };

const LEFT = 72;
const TOP = 720;

/** Escapes what has a meaning in PDF, and replaces the apostrophe that its standard fonts lack. */
const written = (text: string) => text.replace(/[\\()]/g, '\\$&').replaceAll('’', "'");

/** A PDF with one page of US letter, in a standard font that every viewer has. */
export function samplePaper(title: string, lines: readonly string[]): Buffer {
  const all: Line[] = [{ size: 22, text: title }, ...lines.map((text) => ({ size: 11, text }))];
  let y = TOP;
  const drawn = all.map(({ size, text }) => {
    const line = `BT /F1 ${size} Tf ${LEFT} ${y} Td (${written(text)}) Tj ET`;
    y -= size * 2;
    return line;
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xrefAt = Buffer.byteLength(file, 'latin1');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${xrefAt}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
