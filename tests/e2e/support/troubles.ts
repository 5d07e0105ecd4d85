import type { Browser, BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/** An answer that a scenario brings about on purpose; any other failed resource fails it. Status 0 is none at all. */
export type DeclaredFailure = {
  readonly url: RegExp;
  readonly status: number;
  /** Why it may also not come. Without a reason it has to. */
  readonly maybe?: string;
};

export type Troubles = {
  readonly found: string[];
  declare(failure: DeclaredFailure): void;
  /** Declared failures that have not come, though nothing says that they might not. */
  unmet(): string[];
  leave(): void;
};

/**
 * Hears what goes wrong in every tab of this context, and of those that are opened beside it: tabs of links, of other devices and of
 * browsers without scripts fail a scenario as its first does.
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
    // The browser's own line about a failed resource; the answer itself is judged below.
    if (message.text().startsWith('Failed to load resource')) return;
    found.push(`console: ${message.text()}`);
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    if (status >= 400 && !isDeclared(response.url(), status)) found.push(`${status} ${response.url()}`);
  };
  const onFailed = (request: Request) => {
    const why = request.failure()?.errorText;
    // A page that is left, or a film that is changed, cancels what it no longer needs.
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
