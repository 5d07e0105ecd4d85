import { ApiError } from '#core/api-client.ts';
import { nameBrowser } from '#core/browser-name.ts';

type Sending = {
  readonly address: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
  /** From 0 to 1, while it is sent. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Sends one file in the field `document`. An answer that is no success throws an `ApiError`; one that was cancelled
 * throws the signal's reason. XMLHttpRequest, because fetch does not tell how much has been sent.
 */
export function sendFile<Answer>({
  address,
  file,
  fileName,
  fields,
  idempotencyKey,
  onProgress,
  signal,
}: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const form = new FormData();
    // Before the file: a server that reads as it comes knows then what it is.
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('document', file, fileName);
    nameBrowser();
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        return reject(new ApiError(request.status, request.responseText || request.statusText));
      }
      resolve(JSON.parse(request.responseText));
    });
    request.addEventListener('error', () => reject(new Error('We could not be reached.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
