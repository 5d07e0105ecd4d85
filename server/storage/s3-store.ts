import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/** A bucket of S3 or of a server that speaks like it. */
export type S3Settings = {
  /** Without the bucket: https://s3.eu-central-1.amazonaws.com */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const PATIENCE_MS = 30_000;

/** Files in a bucket, addressed by path, which every such server understands. */
export function openS3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  async function call(method: string, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/${key}`;
    const response = await client.fetch(url, {
      method,
      ...(body ? { body, headers: { 'content-type': 'application/octet-stream' } } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isMissing = response.status === 404 && method !== 'PUT';
    if (!response.ok && !isMissing) {
      await response.body?.cancel();
      // The answer's body can repeat the key and the account; neither belongs in a log.
      throw new Error(`The file store answered ${response.status}`);
    }
    return response;
  }
  return {
    async put(key, bytes) {
      await (await call('PUT', key, new Uint8Array(bytes))).body?.cancel();
    },
    async get(key) {
      const response = await call('GET', key);
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    async remove(key) {
      await (await call('DELETE', key)).body?.cancel();
    },
  };
}
