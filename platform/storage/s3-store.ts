import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/config.ts';
import type { FileStore } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** A call with all its repetitions, and the transfer of ten megabytes. */
const PATIENCE_MS = 20_000;
/** Waits between a call and its repetitions, at most; servers stumble when many come at once. */
const PAUSES_MS = [50, 100, 200];

/**
 * Files in a bucket, addressed by path, which every such server understands. Throws `StoreTrouble` when it refuses, fails
 * or does not answer in time.
 */
export function openS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  patienceMs = PATIENCE_MS,
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  /** Not the client's own `fetch`: a signal given to it is forgotten with the request that it makes, and never ends the call. */
  async function ask(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(await client.sign(address, init), { signal });
      const pauseMs = PAUSES_MS[tries];
      if (pauseMs === undefined || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await setTimeout(Math.random() * pauseMs);
    }
  }

  /** The answer's body; undefined when there is nothing under that key. */
  async function call(method: string, key: string, body?: Uint8Array<ArrayBuffer>) {
    const init = {
      method,
      ...(body ? { body, headers: { 'content-type': 'application/octet-stream' } } : {}),
    };
    const address = `${endpoint}/${encodeURIComponent(bucket)}/${key}`;
    const response = await ask(address, init, AbortSignal.timeout(patienceMs));
    if (response.ok && method === 'GET') return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    const isMissing = response.status === 404 && method !== 'PUT';
    // The answer's body can repeat the key and the account; neither belongs in a log.
    if (!response.ok && !isMissing) throw new Error(`The file store answered ${response.status}`);
    return undefined;
  }
  const orTrouble: typeof call = (...what) =>
    call(...what).catch((cause) => {
      throw new StoreTrouble('files-unavailable', cause);
    });
  return {
    async put(key, bytes) {
      await orTrouble('PUT', key, new Uint8Array(bytes));
    },
    get: (key) => orTrouble('GET', key),
    async remove(key) {
      await orTrouble('DELETE', key);
    },
  };
}
