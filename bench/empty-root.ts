import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'empty-root';

/** Made as the site's scripts are: the same React, the same bundler, its production build. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `import { createElement } from 'react';
               import { hydrateRoot } from 'react-dom/client';
               hydrateRoot(document.getElementById('root'), createElement('p', null, 'Nothing else'));`
            : null,
      },
    ],
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first && first.output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The empty page has no script.');
  return chunk.code;
}

/**
 * Serves a page that only hydrates an empty React root: what React alone costs on this machine, beside which bars.md
 * holds the blocking time of the site's pages. Answers its address and how to end it.
 */
export async function serveEmptyRoot(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>' +
    '<meta name="viewport" content="width=device-width"></head><body><div id="root"><p>Nothing else</p></div>' +
    '<script type="module" src="/script.js"></script></body></html>';
  const files = {
    '/': { type: 'text/html', bytes: brotliCompressSync(page) },
    '/script.js': { type: 'text/javascript', bytes: brotliCompressSync(await script()) },
  };
  const server = createServer(({ url }, response) => {
    const file = files[url as keyof typeof files];
    if (file)
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
