import { type AnswerIn, ApiError, type Called } from './api-client.ts';
import { nameBrowser } from './browser-name.ts';
import { FIRST_LANGUAGE, languageOr } from './language.ts';

/** A route that takes a file, in the form of the API's client. */
type Takes<Response> = {
  $post(args: never): Promise<Response>;
  $path(): string;
};

type Upload = {
  /** The variable parts of the route's address: `{ applicationId }`. */
  readonly param?: Readonly<Record<string, string>>;
  /** Fields sent before the file, so that a server that reads the stream knows what the file is when it comes. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The form field's name, the file, and the file's name. */
  readonly file: readonly [field: string, content: Blob, name: string];
  readonly idempotencyKey?: string | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends one file. Throws an `ApiError` if the answer is no success or not the API's JSON; throws the signal's reason if
 * canceled. It uses XMLHttpRequest because fetch does not report the progress of sending.
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
    // So that a refusal comes in the page's language, whatever the browser prefers.
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
      // An error thrown in this event handler would not reject the promise, which would stay pending for ever.
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
