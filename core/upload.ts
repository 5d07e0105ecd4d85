import { type AnswerIn, ApiError, type Called } from './api-client.ts';
import { nameBrowser } from './browser-name.ts';
import { FIRST_LANGUAGE, languageOr } from './language.ts';

/** A route that takes a file, as the API's client has it. */
type Takes<Response> = {
  $post(args: never): Promise<Response>;
  $path(): string;
};

type Upload = {
  /** What stands in the route's address: `{ applicationId }`. */
  readonly param?: Readonly<Record<string, string>>;
  /** What goes before the file, so that a server that reads as it comes knows what it is. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The field's name, the file, and what it is called. */
  readonly file: readonly [field: string, content: Blob, name: string];
  readonly idempotencyKey?: string | undefined;
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends one file. An answer that is no success throws an `ApiError`, as does one that is not the API's own; what was
 * cancelled throws the signal's reason. XMLHttpRequest, because fetch does not tell how much has been sent.
 */
export function upload<Response extends Called>(
  route: Takes<Response>,
  { param = {}, fields = {}, file, idempotencyKey, onProgress, signal }: Upload,
): Promise<AnswerIn<Response>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(...file);
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      route.$path().replace(/:(\w+)/g, (_, name) => encodeURIComponent(param[name] ?? '')),
    );
    // A refusal is said in the page's language, whatever its browser prefers.
    request.setRequestHeader('Accept-Language', languageOr(FIRST_LANGUAGE));
    if (idempotencyKey !== undefined) {
      nameBrowser();
      request.setRequestHeader('Idempotency-Key', idempotencyKey);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      const failure = new ApiError(status, responseText || statusText);
      if (status < 200 || status > 299) return reject(failure);
      // What is thrown here, the promise would never hear of: it would wait for ever.
      try {
        resolve(JSON.parse(responseText));
      } catch {
        reject(failure);
      }
    });
    request.addEventListener('error', () => reject(new Error('We could not be reached.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
