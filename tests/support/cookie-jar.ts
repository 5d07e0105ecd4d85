import type { TestApp } from './test-app.ts';

/** A browser reduced to its cookies: it keeps each cookie that it receives and sends it back. */
export type Browser = {
  request(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  readonly cookies: Map<string, string>;
};

export function openBrowser(app: Pick<TestApp, 'request'>, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}) => {
    const sent = new Headers({ ...headers, ...(init.headers as Record<string, string>) });
    if (cookies.size > 0)
      sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.request(path, { ...init, headers: sent });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  };
  return {
    cookies,
    request,
    postJson: (path, body, more = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
  };
}
