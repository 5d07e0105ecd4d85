import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { brand } from '#core/brand.ts';
import { type CachedAnswer, keepAnswer, responseFrom } from '#platform/cache/cached-answer.ts';
import { refuse } from './errors.ts';
import { createApiRouter, routesFor } from './route.ts';

/**
 * Starts Swagger UI and makes it accessible: elements without a name or with a wrong heading level are corrected as they
 * appear. `deepLinking` is off, because its links inside buttons would be controls within controls.
 */
const startScript = `'use strict';
const names = [
  ['.information-container', 'role', 'region'],
  ['.information-container', 'aria-label', 'About this API'],
  ['h3.opblock-tag', 'aria-level', '2'],
  ['.opblock-body h4', 'aria-level', '3'],
  ['.opblock-body h5', 'aria-level', '4'],
  ['section.models h4', 'aria-level', '2'],
  ['.opblock-body select:not([aria-label])', 'aria-label', 'Choice'],
  ['.opblock-body input:not([aria-label])', 'aria-label', 'Value'],
  ['.opblock-body textarea:not([aria-label])', 'aria-label', 'Body'],
  ['.opblock-body pre', 'tabindex', '0'],
];
const root = document.getElementById('description');
const putRight = () => {
  for (const [selector, attribute, value] of names) {
    for (const element of root.querySelectorAll(selector)) {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    }
  }
};
let isDue = false;
const putRightSoon = () => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    putRight();
  });
};
new MutationObserver(putRightSoon).observe(root, { childList: true, subtree: true });
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#description',
  deepLinking: false,
  defaultModelsExpandDepth: -1,
  docExpansion: 'none',
  syntaxHighlight: false,
  validatorUrl: null,
});
`;

// Swagger UI's greys and greens are too pale on white. Its server list is hidden, because it contains only this site.
const ownStyle = `body { margin: 0; background: #fff; }
.no-scripts { max-width: 68ch; margin: 64px auto; padding: 0 20px; font: 17px/1.6 sans-serif; color: #0b1b2b; }
.swagger-ui .scheme-container { display: none; }
.swagger-ui, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info table, .swagger-ui .info .title,
.swagger-ui .opblock-tag, .swagger-ui .opblock-tag small, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-section-header h4,
.swagger-ui .opblock .opblock-section-header > label, .swagger-ui .opblock-description-wrapper p,
.swagger-ui table thead tr td, .swagger-ui table thead tr th, .swagger-ui .parameter__name,
.swagger-ui .parameter__type, .swagger-ui .parameter__in, .swagger-ui .parameter__extension,
.swagger-ui .response-col_status, .swagger-ui .response-col_links, .swagger-ui .response-col_description,
.swagger-ui .responses-inner h4, .swagger-ui .responses-inner h5, .swagger-ui .tab li, .swagger-ui .tab li button.tablinks,
.swagger-ui .prop-type, .swagger-ui .prop-format, .swagger-ui .model, .swagger-ui .model-title,
.swagger-ui [class*="json-schema-2020-12"] { color: #0b1b2b; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: #a12f1c; }
.swagger-ui .response-control-media-type__accept-message { color: #0b5a5c; }
.swagger-ui a, .swagger-ui .info a, .swagger-ui .info .base-url, .swagger-ui .info hgroup .url,
.swagger-ui a.link .url { color: #0b5a5c; }
.swagger-ui .info .title small { background: #0b1b2b; }
.swagger-ui .info .title small.version-stamp { background: #0b7476; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; color: #fff; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0d3b4f; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0b7476; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5a00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #5b3f9e; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c0432c; }
.swagger-ui .btn { min-height: 32px; color: #0b1b2b; }
.swagger-ui .btn.try-out__btn.cancel, .swagger-ui .btn.cancel { border-color: #c0432c; color: #a12f1c; }
.swagger-ui .btn.execute { background: #0b7476; border-color: #0b7476; color: #fff; }
.swagger-ui .copy-to-clipboard button, .swagger-ui .view-line-link { min-width: 24px; min-height: 24px; }
`;

// Resolve from this file, wherever the build puts it, so that the package is found in the project's node_modules.
const require = createRequire(import.meta.url);

const assets: Readonly<Record<string, { readonly type: string; read(): Promise<Buffer<ArrayBuffer>> }>> = {
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
<div id="description">
<main class="no-scripts">
<h1>${brand.name} API</h1>
<p>The description is in <a href="/api/openapi.json">/api/openapi.json</a>; this page lays it out once scripts run.</p>
</main>
</div>
</body>
</html>
`;

const YEAR = 'public, max-age=31536000, immutable';

const html = { 'text/html': { schema: z.string() } };

const routes = routesFor({ audience: 'everyone', tags: ['Documentation'] });

const getDocs = routes.get('/api/docs', {
  summary: 'This description, to read',
  responses: { 200: { description: 'A page', content: html } },
});

const getDocsAsset = routes.get('/api/docs/{file}', {
  summary: 'A file of that page',
  request: {
    params: z.object({ file: z.string().max(60) }),
    query: z.object({ v: z.string().max(40).optional().meta({ description: 'As the page writes it' }) }),
  },
  responses: { 200: { description: 'A script or a style', content: { 'text/css': { schema: z.string() } } } },
});

/** The page and its files, compressed, with a version that the page adds to their addresses: changed files get a new address. */
async function readDocs() {
  const read = await Promise.all(
    Object.entries(assets).map(async ([name, { type, read }]) => ({ name, type, body: await read() })),
  );
  const hash = createHash('sha256');
  for (const { body } of read) hash.update(body);
  const version = hash.digest('hex').slice(0, 12);
  const keep = (body: Buffer<ArrayBuffer>, type: string, cacheControl: string) =>
    keepAnswer(200, body, { 'content-type': type, 'cache-control': cacheControl }, new Set());
  const files = new Map<string, CachedAnswer>();
  for (const { name, type, body } of read) files.set(name, await keep(body, type, YEAR));
  const opening = await keep(Buffer.from(page(version)), 'text/html; charset=utf-8', 'public, no-cache');
  return { opening, files, version };
}

/** The API's documentation page and its files. */
export function docsPage() {
  let reading: ReturnType<typeof readDocs> | undefined;
  const docs = () => {
    reading ??= readDocs();
    // If reading failed, try again at the next request.
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };

  return createApiRouter()
    .openapi(getDocs, async (c) => responseFrom((await docs()).opening, c.req.raw))
    .openapi(getDocsAsset, async (c) => {
      const { files, version } = await docs();
      const file = files.get(c.req.valid('param').file);
      if (!file) return refuse(c, 'not-found');
      const response = await responseFrom(file, c.req.raw);
      // Only the address with the current version may be stored for long; any other must be checked again for changes.
      if (c.req.valid('query').v !== version) response.headers.set('cache-control', 'no-cache');
      return response;
    });
}
