import { type AnswerIn, ApiError, type Called, sayLanguage } from './api-client.ts';
import { sendOver } from './browser-api.ts';
import { nameBrowser } from './browser-name.ts';

/** A route that takes a file, in the form of the API's client. */
type Takes<Response> = {
  $post(args: never): Promise<Response>;
  $path(): string;
};

type Upload = {
  /** The variable parts of the route's address: `{ applicationId }`. */
  readonly param?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
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
 * canceled.
 */
export async function upload<Response extends Called>(
  route: Takes<Response>,
  { param = {}, query = {}, fields = {}, file, idempotencyKey, onProgress, signal }: Upload,
): Promise<AnswerIn<Response>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(...file);
  const headers = new Headers();
  if (idempotencyKey !== undefined) {
    nameBrowser();
    headers.set('Idempotency-Key', idempotencyKey);
  }
  const path = route.$path().replace(/:(\w+)/g, (_, name) => encodeURIComponent(param[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  const answered = await sendOver(
    (input, init) => sendWithProgress(String(input), init, onProgress),
    asked === '' ? path : `${path}?${asked}`,
    sayLanguage({ method: 'POST', headers, body, signal: signal ?? null }),
  );
  const text = await answered.text();
  const failure = new ApiError(answered.status, text || answered.statusText);
  if (!answered.ok) throw failure;
  try {
    return JSON.parse(text);
  } catch {
    throw failure;
  }
}

/** Like `fetch`, but by XMLHttpRequest, because fetch does not report the progress of sending. */
function sendWithProgress(
  path: string,
  { body, headers, signal }: RequestInit = {},
  onProgress?: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText || null, { status, statusText }));
    });
    request.addEventListener('error', () => reject(new Error('We could not be reached.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as FormData);
  });
}
