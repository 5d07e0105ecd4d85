/** A bucket of S3, or of a server with the same protocol. */
export type S3Settings = {
  /** The server's address without the bucket: https://s3.eu-central-1.amazonaws.com */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** A folder of a bucket. Without `s3`, the server and account are those of S3_URL. */
export type BucketFolder = { readonly bucket: string; readonly folder: string; readonly s3?: S3Settings };

/** Reads `s3://bucket/folder`, or the address of another server's bucket with a folder; undefined for anything else. */
export function readBucket(value: string): BucketFolder | undefined {
  const url = URL.parse(value);
  const [, bucket = '', folder = ''] =
    /^\/?([^/]+)(?:\/([\w./-]+?))?\/?$/.exec(
      url?.protocol === 's3:' ? `${url.hostname}${url.pathname}` : (url?.pathname ?? ''),
    ) ?? [];
  if (!url || !isBucketName(bucket)) return undefined;
  if (url.protocol === 's3:') return { bucket, folder };
  url.pathname = bucket;
  const s3 = readS3Url(url.href);
  return s3 && { bucket, folder, s3 };
}

const isBucketName = (text: string) => /^[a-z0-9][a-z0-9.-]{1,61}$/.test(text);

/** Reads the address of a bucket with its account; undefined for anything else. */
export function readS3Url(value: string): S3Settings | undefined {
  const url = URL.parse(value);
  const region = url?.searchParams.get('region') ?? 'us-east-1';
  const bucket = url?.pathname.slice(1) ?? '';
  if (!url || !/^https?:$/.test(url.protocol) || !isBucketName(bucket)) return undefined;
  if (url.username === '' || url.password === '' || !/^[a-z0-9-]+$/.test(region)) return undefined;
  try {
    return {
      endpoint: url.origin,
      bucket,
      region,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}
