import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PREVIEW_FILM_NAMES } from '#features/extras/domain.ts';
import { filmSources } from '#media/film-sources.ts';
import { findPicture, pictures } from '#media/pictures.ts';
import { FILMS } from '#media/scenes/films/plans.ts';

const folder = path.resolve('media/films');
const there = readdirSync(folder).sort();
const films = Object.keys(FILMS);
const filesOf = (name: string) => filmSources(name).map(({ src }) => path.basename(src));

/** The boxes of an MP4 file by path: `moov.mvhd`. */
function boxesOf(file: Buffer, within = ''): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (size < 8) break;
    const body = file.subarray(at + 8, at + size);
    found.set(within + kind, body);
    if (['moov', 'trak', 'mdia'].includes(kind)) {
      for (const [name, box] of boxesOf(body, `${within}${kind}.`)) found.set(name, box);
    }
    at += size;
  }
  return found;
}

function measure(file: string) {
  const bytes = readFileSync(path.join(folder, file));
  const boxes = boxesOf(bytes);
  const movie = boxes.get('moov.mvhd');
  const track = boxes.get('moov.trak.tkhd');
  if (!movie || !track) throw new Error(`${file} is not a film`);
  const order = [...boxes.keys()];
  return {
    bytes: bytes.length,
    seconds: movie.readUInt32BE(16) / movie.readUInt32BE(12),
    width: track.readUInt32BE(track.length - 8) / 65536,
    height: track.readUInt32BE(track.length - 4) / 65536,
    startsAtOnce: order.indexOf('moov') < order.indexOf('mdat'),
  };
}

test('every choice of add-ons has its film, and every film is there in all its encodings', () => {
  expect(films).toEqual(expect.arrayContaining([...PREVIEW_FILM_NAMES]));
  expect(there).toEqual(films.flatMap(filesOf).sort());
});

test.each(films)('%s loops for five to six seconds within its sizes, and has its poster', (name) => {
  const [small, av1, h264] = filesOf(name).map(measure);
  for (const film of [small, av1, h264]) {
    expect(film?.seconds).toBeGreaterThanOrEqual(4.9);
    expect(film?.seconds).toBeLessThanOrEqual(6.1);
    expect(film?.startsAtOnce).toBe(true);
  }
  expect(h264).toMatchObject({ width: 1280, height: 720 });
  expect(av1).toMatchObject({ width: 1280, height: 720 });
  expect(small).toMatchObject({ width: 640, height: 360 });
  expect(h264?.bytes).toBeLessThanOrEqual(3_000_000);
  expect(av1?.bytes).toBeLessThanOrEqual(1_500_000);
  expect(small?.bytes).toBeLessThanOrEqual(800_000);
  expect(findPicture(`film-${name}`)?.file).toBe(`film-${name}.webp`);
});

test('what a clone carries of pictures, panoramas and films stays within what the site may weigh', () => {
  const sizesIn = (of: string) => readdirSync(of).map((file) => statSync(path.join(of, file)).size);
  const masters = path.resolve('media/pictures');
  const [kept, around, reels] = [sizesIn(masters), sizesIn(path.resolve('media/panoramas')), sizesIn(folder)];
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const sizeOf = ({ file }: { readonly file: string }) => statSync(path.join(masters, file)).size;
  for (const picture of pictures)
    expect(sizeOf(picture), picture.file).toBeLessThanOrEqual(picture.width > 1_600 ? 460_000 : 250_000);
  // Those of 2560 px that were made before their limit; no further one comes to them.
  expect(pictures.filter((picture) => sizeOf(picture) > 300_000).length).toBeLessThanOrEqual(27);
  expect(sum(reels)).toBeLessThanOrEqual(33_000_000);
  expect(sum([...kept, ...around, ...reels])).toBeLessThanOrEqual(120_000_000);
});
