/**
 * Sends the request again while the site answers that it is too busy: on a busy machine, such an answer proves nothing.
 */
export async function untilTaken(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 503 || !response.headers.has('retry-after')) return response;
    await response.body?.cancel();
  }
}
