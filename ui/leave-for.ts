/**
 * Goes to another company's page. The promise stays pending until our page is left; it resolves if the browser restores our
 * page from its back/forward cache.
 */
export function leaveFor(url: string): Promise<void> {
  return new Promise((back) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && back());
    window.location.assign(url);
  });
}
