import type { Browser, BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/**
 * A failed call that a scenario causes on purpose; any other failed resource fails the scenario. Status 0 means no
 * answer.
 */
export type DeclaredFailure = {
  readonly url: RegExp;
  readonly status: number;
  /** Why the failure may also not come. Without a reason it must come. */
  readonly maybe?: string;
};

export type Troubles = {
  readonly found: string[];
  declare(failure: DeclaredFailure): void;
  /** Declared failures that must come but have not. */
  unmet(): string[];
  leave(): void;
};

/**
 * Collects the errors of every tab of this context and of all contexts opened later: tabs of links, of other devices
 * and of browsers without scripts fail a scenario as its first tab does.
 */
export function hearTroubles(first: BrowserContext, browser: Browser): Troubles {
  const found: string[] = [];
  const declared: DeclaredFailure[] = [];
  const met = new Set<DeclaredFailure>();
  const heard = new Set<BrowserContext>();

  const isDeclared = (address: string, status: number) => {
    const own = declared.filter((failure) => failure.url.test(address) && failure.status === status);
    for (const failure of own) met.add(failure);
    return own.length > 0;
  };
  const onError = (error: WebError) => void found.push(`page error: ${error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    // Skip the browser's own line about a failed resource; `onResponse` judges the answer itself.
    if (message.text().startsWith('Failed to load resource')) return;
    found.push(`console: ${message.text()}`);
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    if (status >= 400 && !isDeclared(response.url(), status)) found.push(`${status} ${response.url()}`);
  };
  const onFailed = (request: Request) => {
    const why = request.failure()?.errorText;
    // When a page is left or a film is changed, the browser cancels requests that it no longer needs.
    if (why !== 'net::ERR_ABORTED' && !isDeclared(request.url(), 0)) found.push(`${why} ${request.url()}`);
  };
  const hear = (context: BrowserContext) => {
    heard.add(context);
    context.on('weberror', onError).on('console', onConsole);
    context.on('response', onResponse).on('requestfailed', onFailed);
  };
  hear(first);
  browser.on('context', hear);

  return {
    found,
    declare: (failure) => void declared.push(failure),
    unmet: () =>
      declared
        .filter((failure) => !failure.maybe && !met.has(failure))
        .map(({ url, status }) => `${status} ${url} was declared, and has not come`),
    leave() {
      browser.off('context', hear);
      for (const context of heard) {
        context.off('weberror', onError).off('console', onConsole);
        context.off('response', onResponse).off('requestfailed', onFailed);
      }
    },
  };
}
