/**
 * Leads to another company's page. It counts as under way until ours is left, and is over when the browser brings ours back as
 * it was.
 */
export function leaveFor(url: string): Promise<void> {
  return new Promise((back) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && back());
    window.location.assign(url);
  });
}
