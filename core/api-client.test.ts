import { describe, expect, test } from 'vitest';
import { ApiError, answer } from './api-client.ts';

/** The error that `answer` throws for this response. */
const failureOf = async (response: Response): Promise<unknown> =>
  answer(response).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an answer that is no success', () => {
  test('throws its status and its body', async () => {
    const body = '{"error":"Yacht not found","code":"yacht-not-found"}';
    const error = await failureOf(new Response(body, { status: 404, statusText: 'Not Found' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: `404: ${body}`,
      status: 404,
      body,
      refusal: { error: 'Yacht not found', code: 'yacht-not-found' },
    });
  });

  test('throws its status text where the body is empty', async () => {
    const error = await failureOf(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error).toMatchObject({ message: '502: Bad Gateway', status: 502, body: 'Bad Gateway' });
  });

  test('has nothing to tell where the body is not the API’s own', async () => {
    const error = await failureOf(new Response('<html>', { status: 500 }));
    expect(error).toMatchObject({ message: '500: <html>', refusal: {} });
  });
});

test('a success is its JSON', async () => {
  expect(await answer(Response.json({ id: 7 }))).toEqual({ id: 7 });
});
