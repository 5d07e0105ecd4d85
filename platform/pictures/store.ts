import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { TooBusy, takeTurns } from '#core/turns.ts';
import type { PictureEntry } from '#media/pictures.ts';
import type { Log } from '#platform/log.ts';
import type { PictureFormat } from './choice.ts';
import { derivePicture } from './derive.ts';
import { sweepKept } from './sweep.ts';

/** One core stays free for answering: a fleet page that nobody has opened yet asks for a dozen pictures at once. */
const MAKING = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 200, patienceMs: 5_000 };
/** Beside the job, which only one of several machines runs. */
const SWEPT_AFTER = 500;

export type OpenedPicture = {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The master itself, a WebP, because too many pictures wait to be made: heavier than what was asked for. */
  readonly isMaster: boolean;
};

export type PictureStore = {
  /**
   * The picture in that width and format: made when asked for the first time, kept from then on. When too many wait to be made,
   * whoever takes WebP gets the master: a picture that is late is worse than one that is heavy. Undefined when an uploaded
   * picture is not there. Throws `TooBusy` for a JPEG that has to wait too long.
   */
  open(picture: PictureEntry, width: number, format: PictureFormat): Promise<OpenedPicture | undefined>;
};

/**
 * Pictures in the widths and formats that screens ask for, kept in a folder by the master's content, so that a new
 * master never shows an old picture. Of each picture there are at most nine widths in three formats, made once however many
 * ask; past the folder's bound the oldest go.
 *
 * @param options.masters where the manifest's files are
 * @param options.kept where derived files go; it may be emptied at any time
 */
export function createPictureStore(options: {
  readonly masters: string;
  readonly kept: string;
  readonly log: Log;
  /** The master of a picture that is not the manifest's. */
  readonly readUploaded?: (picture: PictureEntry) => Promise<Buffer | undefined>;
  readonly derive?: typeof derivePicture;
}): PictureStore {
  const { masters, kept, log, readUploaded, derive = derivePicture } = options;
  const making = new Map<string, Promise<OpenedPicture | undefined>>();
  const inTurn = takeTurns(MAKING);
  let sinceSwept = 0;

  async function readMaster(picture: PictureEntry): Promise<Buffer<ArrayBuffer> | undefined> {
    if (picture.file !== '') return readFile(path.join(masters, picture.file));
    const uploaded = await readUploaded?.(picture);
    return uploaded && Buffer.from(uploaded);
  }

  async function make(
    picture: PictureEntry,
    width: number,
    format: PictureFormat,
    file: string,
  ): Promise<OpenedPicture | undefined> {
    const made = await inTurn(async () => {
      const master = await readMaster(picture);
      return master && Buffer.from(await derive(master, width, format));
    });
    if (!made) return undefined;
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      sinceSwept += 1;
    } catch (error) {
      // A full disk costs time at the next request, not this visitor's picture.
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a picture could not be kept');
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    if (sinceSwept >= SWEPT_AFTER) {
      sinceSwept = 0;
      void sweepKept(kept).catch((error) => log.warn({ name: error.name }, 'pictures could not be swept'));
    }
    return { bytes: made, isMaster: false };
  }

  async function openOrMake(picture: PictureEntry, width: number, format: PictureFormat, file: string) {
    const bytes = await readFile(file).catch(() => undefined);
    // A power cut can leave a file its name and none of its bytes.
    if (bytes?.byteLength) return { bytes, isMaster: false };
    try {
      return await make(picture, width, format, file);
    } catch (error) {
      if (!(error instanceof TooBusy) || format === 'jpeg') throw error;
      const master = await readMaster(picture);
      return master && { bytes: master, isMaster: true };
    }
  }

  return {
    async open(picture, width, format) {
      const file = path.join(kept, picture.hash, `${width}.${format}`);
      const underWay = making.get(file);
      if (underWay) return underWay;
      const opening = openOrMake(picture, width, format, file);
      making.set(file, opening);
      try {
        return await opening;
      } finally {
        making.delete(file);
      }
    },
  };
}
