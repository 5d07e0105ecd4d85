import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#platform/config.ts';
import type { FileStore } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** A call with all its repetitions, and the transfer of ten megabytes. */
const PATIENCE_MS = 20_000;

/**
 * Files in a bucket, addressed by path, which every such server understands. Throws `StoreTrouble` when it refuses, fails
 * or does not answer in time.
 */
export function openS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  patienceMs = PATIENCE_MS,
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  /** The answer's body; undefined when there is nothing under that key. */
  async function call(method: string, key: string, body?: Uint8Array<ArrayBuffer>) {
    const response = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/${key}`, {
      method,
      ...(body ? { body, headers: { 'content-type': 'application/octet-stream' } } : {}),
      signal: AbortSignal.timeout(patienceMs),
    });
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
