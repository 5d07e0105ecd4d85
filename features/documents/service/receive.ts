import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyFileStream } from '@fastify/busboy';
import { ok, refused } from '#core/result.ts';
import type { Config } from '#platform/config.ts';
import { storeTroubleOf } from '#platform/storage/trouble.ts';

/** A received file that waits for inspection. It has no name on the disk, so it disappears if the process dies. */
export type SetAside = {
  readonly bytes: number;
  /** The SHA-256 of its content, as base64url. */
  readonly digest: string;
  read(): Promise<Buffer>;
  discard(): Promise<void>;
};

export type Upload = {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly file: SetAside;
};

/** Thrown inside the parser to stop it at once. */
class Stop extends Error {
  readonly reason: 'too-large' | 'too-many-files' | 'malformed';
  constructor(reason: Stop['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The files of one call, in the order they came, and its form fields. */
export type Uploads = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly fileName: string; readonly file: SetAside }[];
};

type Limits = { readonly fileField: string; readonly mostBytes: number };

/**
 * Reads a multipart body with one file in the field `fileField`, with only one chunk at a time in memory. Enforces the limit
 * while streaming, whatever length the request states. Nothing stays behind if it is refused or the caller hangs up.
 *
 * Refused with `upload-wrong-type` (not multipart), `malformed`, `too-large`, `too-many-files` or `file-missing`.
 */
export async function receiveUpload(request: Request, config: Pick<Config, 'dataDir'>, limits: Limits) {
  const received = await receiveUploads(request, config, { ...limits, mostFiles: 1 });
  if (!received.ok) return received;
  const { fields, files } = received.value;
  const [first] = files;
  return first ? ok<Upload>({ fields, ...first }) : refused('file-missing');
}

/** Like receiveUpload, for several files of at most `mostBytes` each; refuses all of them if there are more than `mostFiles`. */
export async function receiveUploads(
  request: Request,
  config: Pick<Config, 'dataDir'>,
  { fileField, mostBytes, mostFiles }: Limits & { readonly mostFiles: number },
) {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return refused('upload-wrong-type');
  if (!request.body) return refused('malformed');
  let parser: ReturnType<typeof openParser>;
  try {
    parser = openParser(contentType, mostBytes, mostFiles);
  } catch {
    return refused('malformed');
  }

  const fields: Record<string, string> = {};
  const receiving: Promise<{ fileName: string; file: SetAside }>[] = [];
  const stopping = new AbortController();
  parser.on('field', (name, value, _isNameCut, isCut) => {
    // A field that was cut off is not what the caller sent.
    if (isCut) stopping.abort(new Stop('malformed'));
    fields[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    // Without an error listener, the stream would end the process when the caller hangs up.
    stream.on('error', () => {});
    if (name !== fileField) return void stream.resume();
    const file = setAside(stream, config.dataDir, mostBytes).then((file) => ({ fileName, file }));
    receiving.push(file);
    file.catch((error) => stopping.abort(error));
  });
  // Past its limits the parser silently drops files, and the sender would believe that all of them arrived.
  parser.on('filesLimit', () => stopping.abort(new Stop('too-many-files')));
  parser.on('partsLimit', () => stopping.abort(new Stop('malformed')));
  try {
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, parser, { signal: stopping.signal });
    const files = await Promise.all(receiving);
    if (files.length === 0) return refused('file-missing');
    return ok<Uploads>({ fields, files });
  } catch (error) {
    for (const settled of await Promise.allSettled(receiving)) {
      if (settled.status === 'fulfilled') await settled.value.file.discard();
    }
    const cause = stopping.signal.aborted ? stopping.signal.reason : error;
    if (cause instanceof Stop) return refused(cause.reason);
    if (isOurTrouble(cause)) throw cause;
    return refused('malformed');
  }
}

function openParser(contentType: string, mostBytes: number, mostFiles: number) {
  return Busboy({
    headers: { 'content-type': contentType },
    limits: {
      files: mostFiles,
      fields: 8,
      parts: 8 + mostFiles,
      fieldNameSize: 100,
      // Room for a thousand characters of any script.
      fieldSize: 4_000,
      // The parser cuts a file off here. One byte above the limit tells a longer file from one of exactly the limit.
      fileSize: mostBytes + 1,
      headerPairs: 20,
    },
  });
}

/** True for a fault on our side, such as a full disk; false for one on the caller's side, such as a closed connection. */
function isOurTrouble(error: unknown): boolean {
  if (storeTroubleOf(error)) return true;
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

const incomingIn = (dataDir: string) => path.join(dataDir, 'incoming');

/**
 * Deletes the files left by processes that were killed after they created a file and before they removed its name. A file of a
 * living process may be among them: that process goes on with its open, nameless file.
 */
export async function sweepIncoming({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = incomingIn(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) await rm(path.join(folder, name), { force: true });
}

async function setAside(stream: BusboyFileStream, dataDir: string, mostBytes: number): Promise<SetAside> {
  const folder = incomingIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomBytes(12).toString('hex'));
  const handle = await open(name, 'wx+', 0o600);
  // With `force`, because the sweep may have deleted the name already.
  await rm(name, { force: true });
  const key = randomBytes(32);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-ctr', key, iv);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new Stop('too-large');
      hash.update(chunk);
      await writeAll(handle, cipher.update(chunk));
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    bytes,
    digest: hash.digest('base64url'),
    read: async () => createDecipheriv('aes-256-ctr', key, iv).update(await readAll(handle, bytes)),
    discard: () => handle.close(),
  };
}

/** Writes the whole chunk. A nearly full disk takes only a part, and only the next write fails: so write until all is taken. */
async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let written = 0; written < chunk.byteLength; ) {
    written += (await handle.write(chunk, written)).bytesWritten;
  }
}

async function readAll(handle: FileHandle, bytes: number): Promise<Buffer> {
  const all = Buffer.alloc(bytes);
  for (let read = 0; read < bytes; ) {
    const { bytesRead } = await handle.read(all, read, bytes - read, read);
    if (bytesRead === 0) throw new Error('What was set aside is shorter than what came');
    read += bytesRead;
  }
  return all;
}
