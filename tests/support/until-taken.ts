/** Sends again while the site says that it has too much to do just now: of a busy machine that tells nothing else. */
export async function untilTaken(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 503 || !response.headers.has('retry-after')) return response;
    await response.body?.cancel();
  }
}
