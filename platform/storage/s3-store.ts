import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/buckets.ts';
import type { FileStore } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** The time limit of a call with all its repetitions and the transfer of ten megabytes. */
const PATIENCE_MS = 20_000;
/** The longest waits between a call and its repetitions, because servers fail briefly when many calls come at once. */
const PAUSES_MS = [50, 100, 200];

/**
 * Files in a bucket, addressed by path, which every S3 server supports. Throws `StoreTrouble` when the server refuses, fails or
 * does not answer in time.
 *
 * @param options.folder limits the store to this folder of the bucket
 */
export function openS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { folder = '', patienceMs = PATIENCE_MS }: { folder?: string; patienceMs?: number } = {},
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  /** Not the client's own `fetch`, because that one loses the signal with the request it makes, so no time limit would work. */
  async function ask(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      // Refuse redirects, so that a file goes only to the bucket in the settings.
      const response = await fetch(await client.sign(address, init), { signal, redirect: 'error' });
      const pauseMs = PAUSES_MS[tries];
      if (pauseMs === undefined || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await setTimeout(Math.random() * pauseMs);
    }
  }

  /** The body of the answer; undefined when the key does not exist. */
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
    // Leave the answer's body out of the error, because it may repeat the key and the account, which must not be logged.
    if (!response.ok && !isMissing) throw new Error(`The file store answered ${response.status}`);
    return undefined;
  }
  /** The bucket's keys that begin with this prefix, read page by page. */
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
