import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * `node tools/icons.ts` draws public/favicon.ico and public/apple-touch-icon.png from the mark, public/favicon.svg, for browsers
 * and readers of feeds and mail that show no SVG as an icon, and for the start screens of phones.
 */
const mark = readFileSync('public/favicon.svg', 'utf8');

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toBuffer();

/** An .ico file with one picture (a PNG, which the format has known since 2006). */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Of the kind "icon", with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// Phones round the corners themselves, and draw what is transparent in black.
writeFileSync('public/apple-touch-icon.png', await drawn(mark.replace(' rx="6"', ''), 180));
writeFileSync('public/favicon.ico', iconOf(await drawn(mark, 32), 32));
