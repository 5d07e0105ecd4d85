import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { brand } from '#core/brand.ts';
import { type KeptAnswer, keepAnswer, responseFrom } from '#server/cache/kept-answer.ts';
import { refuse } from './errors.ts';
import { createApiRouter, defineRoute } from './route.ts';

/** Two Swagger UI files and two of our own: everything the page needs, from this site, so that its policy stays strict. */
const startScript = `'use strict';
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#description',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
});
`;

// Swagger UI's own greys and greens are too pale to read on white.
const ownStyle = `body { margin: 0; background: #fff; }
.swagger-ui .info .title small { background: #0b1b2b; }
.swagger-ui .info .title small.version-stamp { background: #0b7476; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; color: #fff; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0d3b4f; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0b7476; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5a00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c0432c; }
.swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock-tag small { color: #33424f; }
`;

// Resolved from wherever the build puts this file: the package is found in the project's own node_modules.
const require = createRequire(import.meta.url);

const assets: Readonly<Record<string, { readonly type: string; read(): Promise<Buffer> }>> = {
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui.css')),
  },
  'swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  'docs.css': { type: 'text/css; charset=utf-8', read: async () => Buffer.from(ownStyle) },
  'docs.js': { type: 'text/javascript; charset=utf-8', read: async () => Buffer.from(startScript) },
};

const page = (version: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API – ${brand.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css?v=${version}">
<link rel="stylesheet" href="/api/docs/docs.css?v=${version}">
<script src="/api/docs/swagger-ui-bundle.js?v=${version}" defer></script>
<script src="/api/docs/docs.js?v=${version}" defer></script>
</head>
<body>
<main id="description">
<h1>${brand.name} API</h1>
<p>The description is in <a href="/api/openapi.json">/api/openapi.json</a>; this page lays it out once scripts run.</p>
</main>
</body>
</html>
`;

const YEAR = 'public, max-age=31536000, immutable';

const html = { 'text/html': { schema: z.string() } };

const getDocs = defineRoute({
  method: 'get',
  path: '/api/docs',
  audience: 'everyone',
  tags: ['Documentation'],
  summary: 'This description, to read',
  responses: { 200: { description: 'A page', content: html } },
});

const getDocsAsset = defineRoute({
  method: 'get',
  path: '/api/docs/{file}',
  audience: 'everyone',
  tags: ['Documentation'],
  summary: 'A file of that page',
  request: {
    params: z.object({ file: z.string().max(60) }),
    query: z.object({ v: z.string().max(40).optional().meta({ description: 'As the page writes it' }) }),
  },
  responses: { 200: { description: 'A script or a style', content: { 'text/css': { schema: z.string() } } } },
});

/** The readable page of the API and its files. */
export function docsPage() {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const keep = (name: string, type: string, cacheControl: string, read: () => Promise<Buffer>) => {
    const found = kept.get(name);
    if (found) return found;
    const made = read().then((body) =>
      keepAnswer(200, body, { 'content-type': type, 'cache-control': cacheControl }, new Set()),
    );
    // A file that could not be read may be readable the next time.
    made.catch(() => kept.delete(name));
    kept.set(name, made);
    return made;
  };

  /** Of all the files together: another Swagger UI, or another line of ours, is another address. */
  let version: Promise<string> | undefined;
  const versionOfFiles = () => {
    version ??= Promise.all(Object.values(assets).map(({ read }) => read())).then((files) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(file);
      return hash.digest('hex').slice(0, 12);
    });
    version.catch(() => {
      version = undefined;
    });
    return version;
  };

  return createApiRouter()
    .openapi(getDocs, async (c) => {
      const current = await versionOfFiles();
      const body = async () => Buffer.from(page(current));
      const answer = await keep('', 'text/html; charset=utf-8', 'public, no-cache', body);
      return responseFrom(answer, c.req.raw);
    })
    .openapi(getDocsAsset, async (c) => {
      const { file } = c.req.valid('param');
      const asset = Object.hasOwn(assets, file) ? assets[file] : undefined;
      if (!asset) return refuse(c, 'not-found');
      const response = responseFrom(await keep(file, asset.type, YEAR, asset.read), c.req.raw);
      // Under any other address than the page's own it may be asked for again after the file has changed.
      if (c.req.valid('query').v !== (await versionOfFiles()))
        response.headers.set('cache-control', 'no-cache');
      return response;
    });
}
