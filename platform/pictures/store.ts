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

/** One core stays free for other requests: a fleet page that is opened for the first time asks for a dozen pictures at once. */
const MAKING = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 200, patienceMs: 5_000 };
/** Sweep here too after this many new pictures, because the job runs on only one of several machines. */
const SWEPT_AFTER = 500;

export type OpenedPicture = {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The master itself, a WebP, was sent because too many pictures wait to be made. It is larger than the picture asked for. */
  readonly isMaster: boolean;
};

export type PictureStore = {
  /**
   * The picture in this width and format. It is made at the first request and then kept. When too many wait to be made, callers
   * that accept WebP get the master, because a late picture is worse than a large one. Undefined when an uploaded picture does
   * not exist. Throws `TooBusy` when a JPEG would have to wait too long.
   */
  open(picture: PictureEntry, width: number, format: PictureFormat): Promise<OpenedPicture | undefined>;
};

/**
 * Makes and keeps pictures in the widths and formats that screens ask for. The folder is named by the master's hash, so that a
 * new master never shows an old picture. A picture has at most nine widths in three formats, each made once however many ask.
 * When the folder exceeds its limits, the oldest files are deleted.
 *
 * @param options.masters the folder of the manifest's files
 * @param options.kept the folder for derived files; it may be emptied at any time
 */
export function createPictureStore(options: {
  readonly masters: string;
  readonly kept: string;
  readonly log: Log;
  /** Reads the master of an uploaded picture, which the manifest does not name. */
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
      // If the disk is full, this visitor still gets the picture; it is only made again at the next request.
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
    // Check the size, because a power cut can leave a file with a name but no bytes.
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
