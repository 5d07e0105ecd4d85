import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { brand } from '#core/brand.ts';
import { cookieNames } from '#platform/auth/cookies.ts';
import type { Config } from '#platform/config.ts';
import { type ApiEnv, type Audience, createApiRouter, defineRoute, jsonAnswer, shows } from './route.ts';

const description = `Everything the site shows and does goes through these calls, and so can you.

**Money** is in whole US dollars, but for what is named in cents. **Dates** are calendar dates in Miami (\`YYYY-MM-DD\`, America/New_York); instants are UTC.

**Lists** are JSON arrays. Where a list has pages, \`X-Total-Count\` tells how many there are in all and \`Link\` leads on.

**Refusals** are JSON with the right status: \`error\` is a sentence for a person, \`code\` a stable slug for programs, and
\`issues\` names the fields where there are any.

**Languages** are English, Spanish and Portuguese (\`en\`, \`es\`, \`pt\`). What is read is in the one of its address (\`lang\`), else in English.
Sentences of refusals, and of calls that change something, are in that one too, else in the first that \`Accept-Language\` names of the
three, else in English; \`Content-Language\` tells which. For staff’s calls, \`Accept-Language\` chooses between
English and Spanish. A \`code\` never changes.

**Sending twice creates once** where a call that creates is given an \`Idempotency-Key\`: the same key with the same body gets the
first answer again, with another body it is refused.

**Who may call** a route is told by its security, and by its \`x-audience\` in one word.`;

const tagDescriptions: Readonly<Record<string, string>> = {
  Fleet: 'The yachts, their prices and pictures',
  Extras: 'What can be added to a charter',
  Charters: 'Asking for a yacht and a date',
  Events: 'The occasions the company hosts',
  Content: 'What the pages say, and how to reach the company',
  Administration: 'The log of what staff did',
  Customers: 'Everybody who has asked for a charter or has an account',
  Reporting: 'The business at a glance',
  Health: 'How the site is: what runs, what waits, what has failed',
  Calendar: 'Blocks and holds on the yachts’ calendars',
  Bookings: 'Requests and bookings as staff work through them',
  Money: 'What clients owe, paid and got back, and the ledger of it, in US cents',
  Agreements: 'What is signed, and checking it',
  Guests: 'Who comes aboard a charter, and the waivers they sign',
  Captains: 'Whom the charterer of a bareboat charter takes as captain, and the contract between them',
  Departures: 'Charters that leave and return, and the captains who take them out',
  Inquiries: 'Messages and quote requests',
  Team: 'Administrators: added, let in again, signed out, demoted',
  Financing: 'Applications for financing, their documents and messages',
  'Financing pipeline': 'What staff do with applications',
  Accounts: 'Signing in and out, passwords and second factors',
  Profile: 'What belongs to whoever is signed in',
  'Search engines': 'What is read beside the pages',
  Documentation: 'This description',
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '8 to 200 visible characters; the same for every try of the same call',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
} as const;

type Document = ReturnType<OpenAPIHono<ApiEnv>['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** "post /api/quote-requests" → postQuoteRequests: the operation's name in generated clients. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').split(/[^a-zA-Z0-9]+/);
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** The cookies that admit a caller to a route of each audience: any one of them is enough. Routes for everyone need none. */
const SECURITY: Readonly<Record<Audience, Record<string, string[]>[]>> = {
  everyone: [],
  applicant: [{ application: [] }, { session: [] }],
  'signed-in': [{ session: [] }],
  administrator: [{ administrator: [] }],
};

/** The cookies that identify the caller, with their names on this site. */
function securitySchemes(config: Pick<Config, 'isHttps'>) {
  const { session, applications } = cookieNames(config);
  const cookie = (name: string, told: string) =>
    ({ type: 'apiKey', in: 'cookie', name, description: told }) as const;
  return {
    session: cookie(session, 'The session of whoever is signed in'),
    administrator: cookie(session, 'The session of an administrator'),
    application: cookie(applications, 'What a browser has applied for, or opened by a mailed link'),
  };
}

/** Adds what all operations share. */
function completed(operation: Operation, method: string, path: string): Operation {
  const creates = method === 'post' && operation.responses && '201' in operation.responses;
  // An answer that is shown only once is never stored, so the same call cannot be answered with it again.
  const isKeyed = creates && !('x-told-once' in operation);
  return {
    operationId: operationIdOf(method, path),
    ...operation,
    security: SECURITY[operation['x-audience'] as Audience],
    ...(isKeyed ? { parameters: [...(operation.parameters ?? []), idempotencyKey] } : {}),
  };
}

/** The API's description as OpenAPI 3.1, made from the schemas that also validate. */
export function describeApi(
  api: Pick<OpenAPIHono<ApiEnv>, 'getOpenAPI31Document'>,
  config: Pick<Config, 'isHttps'>,
): Document {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description },
    servers: [{ url: '/', description: 'This site' }],
  });
  const tags = new Set<string>();
  const paths: NonNullable<Document['paths']> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    paths[path] = { ...item };
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      for (const tag of operation.tags ?? []) tags.add(tag);
      paths[path] = { ...paths[path], [method]: completed(operation, method, path) };
    }
  }
  return {
    ...document,
    components: { ...document.components, securitySchemes: securitySchemes(config) },
    tags: [...tags].map((name) => ({ name, description: tagDescriptions[name] ?? name })),
    paths,
  };
}

const getDescription = defineRoute({
  method: 'get',
  path: '/api/openapi.json',
  audience: 'everyone',
  tags: ['Documentation'],
  summary: 'This description, for programs',
  responses: { 200: jsonAnswer('OpenAPI 3.1', z.looseObject({ openapi: z.literal('3.1.0') })) },
});

/** The route that serves the description. It is made once, at the first request. */
export function openApiRoute(describe: () => Document) {
  let document: Document | undefined;
  return createApiRouter().openapi(getDescription, (c) => {
    document ??= describe();
    shows(c);
    return c.json({ ...document, openapi: '3.1.0' as const }, 200);
  });
}
