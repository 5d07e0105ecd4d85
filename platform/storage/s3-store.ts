import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/buckets.ts';
import type { FileStore } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** A call with all its repetitions, and the transfer of ten megabytes. */
const PATIENCE_MS = 20_000;
/** Waits between a call and its repetitions, at most; servers stumble when many come at once. */
const PAUSES_MS = [50, 100, 200];

/**
 * Files in a bucket, addressed by path, which every such server understands. Throws `StoreTrouble` when it refuses, fails
 * or does not answer in time.
 *
 * @param options.folder a part of the bucket that is taken for all of it
 */
export function openS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { folder = '', patienceMs = PATIENCE_MS }: { folder?: string; patienceMs?: number } = {},
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  /** Not the client's own `fetch`: a signal given to it is forgotten with the request that it makes, and never ends the call. */
  async function ask(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      // A file goes to the bucket that is set, and to no address that an answer names.
      const response = await fetch(await client.sign(address, init), { signal, redirect: 'error' });
      const pauseMs = PAUSES_MS[tries];
      if (pauseMs === undefined || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await setTimeout(Math.random() * pauseMs);
    }
  }

  /** The answer's body; undefined when there is nothing there. */
  async function call(method: string, what: string, body?: Uint8Array<ArrayBuffer>) {
    const init = {
      method,
      ...(body ? { body, headers: { 'content-type': 'application/octet-stream' } } : {}),
    };
    const address = `${endpoint}/${encodeURIComponent(bucket)}${what}`;
    const response = await ask(address, init, AbortSignal.timeout(patienceMs));
    if (response.ok && method === 'GET') return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    const isMissing = response.status === 404 && method !== 'PUT';
    // The answer's body can repeat the key and the account; neither belongs in a log.
    if (!response.ok && !isMissing) throw new Error(`The file store answered ${response.status}`);
    return undefined;
  }
  /** What the bucket has under keys that begin so, page by page. */
  async function keysAfter(prefix: string, from?: string): Promise<string[]> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(from && { 'continuation-token': from }),
    });
    const found = (await call('GET', `?${query}`))?.toString() ?? '';
    const keys = [...found.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    const next = /<NextContinuationToken>([^<]+)</.exec(found)?.[1];
    return next ? [...keys, ...(await keysAfter(prefix, next))] : keys;
  }
  const orTrouble = <T>(asked: Promise<T>) =>
    asked.catch((cause): never => {
      throw new StoreTrouble('files-unavailable', cause);
    });
  const within = folder === '' ? '' : `${folder}/`;
  return {
    async put(key, bytes) {
      await orTrouble(call('PUT', `/${within}${key}`, new Uint8Array(bytes)));
    },
    get: (key) => orTrouble(call('GET', `/${within}${key}`)),
    async remove(key) {
      await orTrouble(call('DELETE', `/${within}${key}`));
    },
    async list(inFolder) {
      const keys = await orTrouble(keysAfter(inFolder === undefined ? within : `${within}${inFolder}/`));
      return keys.map((key) => key.slice(within.length));
    },
  };
}
