import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ExtractSchema } from 'hono/types';
import { z } from 'zod';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { type Area, type Doing, type RIGHTS, rolesFor, type StaffRole } from '#core/rights.ts';
import { ACCOUNT_HEADER } from '#core/session-hint.ts';
import type { Actor, FindActor } from '#platform/auth/session.ts';
import type { Topic } from '#platform/cache/topics.ts';
import { inLanguage } from '#platform/language.ts';
import { errorBody, issuesOf, refuse } from './errors.ts';
import type { FailureCode } from './failures.ts';
import { failures } from './failures.ts';
import { callerLanguage } from './language.ts';
import { isUpload } from './pace.ts';

/** Who may call a route. `everyone` includes guests. The gate refuses all others before the handler runs. */
export type Audience = 'everyone' | 'applicant' | 'signed-in' | 'administrator';

export type ApiEnv = {
  Variables: {
    requestId: string;
    /** Notes about the request for logs and metrics: the pattern of its route. */
    seen: { route?: string };
    /** Finds who calls; undefined for a guest. Reads the database at most once a call, when first asked. */
    findActor: FindActor;
    /** Who calls; set on routes for signed-in users only. */
    actor: Actor;
    /** Whether this staff member must set up a second factor before anything else. */
    lacksSecondFactor: (actor: Actor) => boolean;
  };
};

/** The staff that a route is for: an area of the table in core/rights.ts, and what the route does there. */
type ForStaff = {
  [Named in Area]: {
    audience: 'administrator';
    area: Named;
    /** By default the method decides: GET reads, any other changes. */
    does?: keyof (typeof RIGHTS)[Named] & Doing;
  };
}[Area];

type ForOthers = { audience: Exclude<Audience, 'administrator'>; area?: never; does?: never };

type Declaration = Omit<RouteConfig, 'path' | 'responses' | 'x-audience' | 'x-roles' | 'middleware'> & {
  path: string;
} & (ForStaff | ForOthers) & {
    /** Whether the caller must have proved within the last ten minutes to be the account's owner. */
    'x-confirmed'?: true;
    responses: RouteConfig['responses'];
  };

const described: Partial<Record<number, string>> = {
  400: 'Malformed',
  401: 'Not signed in',
  403: 'Signed in but not allowed',
  404: 'Absent or not yours',
  409: 'Conflict',
  413: 'Too large',
  415: 'Wrong content type',
  422: 'Fails validation',
  429: 'Too many requests',
  500: 'Our fault',
  503: 'Not now',
};

type ErrorAnswer = { description: string; content: { 'application/json': { schema: typeof errorBody } } };
type ErrorAnswers = Record<(typeof failures)[FailureCode]['status'], ErrorAnswer>;

const errorAnswers = Object.fromEntries(
  Object.values(failures).map(({ status }) => [
    status,
    { description: described[status] ?? 'Refused', content: { 'application/json': { schema: errorBody } } },
  ]),
) as ErrorAnswers;

/**
 * Declares an API route: who may call it, what it takes, what it answers. Adds the refusals that every route shares, and
 * publishes the audience as `x-audience` (for staff routes also the roles, as `x-roles`), from which the access tests are
 * generated.
 */
export const defineRoute = <const Route extends Declaration>(route: Route) => declared<Route>(route);

/** What routes can share: who may call them, and their heading in the API's description. */
type Shared = (ForStaff | ForOthers) & Pick<Declaration, 'tags' | 'x-confirmed'>;

/** A route without what it shares with others; it may say that otherwise. */
type Declared = Omit<Declaration, 'audience' | 'area' | 'does' | 'method' | 'path'> & {
  audience?: Audience;
  area?: Area;
  does?: Doing;
};

/** Declares routes that share who may call them, by method: `routes.get('/api/faqs', { … })`. */
export function routesFor(shared: Shared) {
  const by =
    <const Method extends RouteConfig['method']>(method: Method) =>
    <const Path extends string, const Route extends Declared>(path: Path, route: Route) =>
      declared<Route & { method: Method; path: Path }>({ ...shared, ...route, method, path } as Declaration);
  return {
    shared,
    get: by('get'),
    post: by('post'),
    put: by('put'),
    patch: by('patch'),
    delete: by('delete'),
  };
}

/** The route of a declaration. Its type is that of what was written, and of the shared refusals. */
function declared<Route extends Pick<Declaration, 'method' | 'path' | 'responses'>>({
  audience,
  area,
  does,
  ...route
}: Declaration) {
  const whom = { method: route.method, audience, area, does } as Gate;
  return createRoute({
    ...route,
    'x-audience': audience,
    ...(audience === 'administrator' ? { 'x-roles': rolesOf(whom) } : {}),
    // The gate runs before the input is read, so that a caller without access learns nothing about what the input should be.
    middleware: [gate(whom, route['x-confirmed']), refuseFiles(route), judgeQuery(route)],
    responses: { ...errorAnswers, ...route.responses },
  } as unknown as Omit<Route, 'audience' | 'area' | 'does' | 'responses'> & {
    responses: ErrorAnswers & Route['responses'];
  });
}

/** The part of a route's declaration that says who may call it. */
type Gate = (ForStaff | ForOthers) & { readonly method: RouteConfig['method'] };

/** The staff roles that may call a route. Throws when the table allows nobody. */
function rolesOf({ audience, area, does, method }: Gate): readonly StaffRole[] {
  if (audience !== 'administrator') return [];
  const roles = rolesFor(area, does ?? (method === 'get' ? 'reads' : 'changes'));
  if (roles.length === 0) throw new Error(`Nobody may do what a route in ${area} is for`);
  return roles;
}

/**
 * Lets only callers through that the route is for. The session is read again at every call.
 *
 * @param needsConfirmation whether the session must be confirmed, because it may have been left open or stolen
 */
export function gate(whom: Gate, needsConfirmation = false): MiddlewareHandler<ApiEnv> {
  const { audience } = whom;
  const roles = rolesOf(whom);
  return async (c, next) => {
    if (audience === 'everyone') return next();
    // For `applicant`, the handler looks only among the caller's own applications, and answers 404 for any other.
    if (audience === 'applicant') return askWhoWas(c, next);
    const actor = await c.get('findActor')();
    if (!actor) return refuse(c, 'not-signed-in');
    // Whoever made a one-time password knows it: nothing that lasts beyond it is added with it.
    const isHeld = needsConfirmation && actor.mustChoosePassword;
    const against = audience === 'administrator' ? whyNot(c, actor, roles) : isHeld && 'choose-password';
    if (against) return refuse(c, against);
    if (needsConfirmation && !actor.isConfirmed) return refuse(c, 'confirmation-needed');
    c.set('actor', actor);
    return next();
  };
}

/**
 * Answers 401 in place of 404 to a page that names its account after the session has ended: then the page can ask to sign in. The
 * answer does not depend on whether the application exists.
 */
async function askWhoWas(c: Context<ApiEnv>, next: Next): Promise<void> {
  await next();
  const isOfAccount = c.res.status === 404 && c.req.header(ACCOUNT_HEADER) !== undefined;
  if (isOfAccount && !(await c.get('findActor')())) c.res = refuse(c, 'not-signed-in');
}

/** Refuses a form with files, unread, on a route that takes none: only such a form may be as long as an upload. */
function refuseFiles({
  method,
  request,
}: Pick<RouteConfig, 'method' | 'request'>): MiddlewareHandler<ApiEnv> {
  const takesThem = method === 'get' || request?.body?.content['multipart/form-data'] !== undefined;
  return async (c, next) =>
    !takesThem && isUpload(c.req.header('content-type')) ? refuse(c, 'wrong-type') : next();
}

/**
 * Checks the query of a read, and answers a refusal in the caller's language. The answer itself may be in another one, because
 * it is cached under its address; a refusal is not cached.
 */
function judgeQuery({ method, request }: Pick<RouteConfig, 'method' | 'request'>): MiddlewareHandler<ApiEnv> {
  const query = method === 'get' ? request?.query : undefined;
  return async (c, next) => {
    const language = callerLanguage(c);
    if (!query || language === languageOr(FIRST_LANGUAGE)) return next();
    // Check within the language, because the messages are made when they are first read.
    const issues = await inLanguage(language, async () => {
      const judged = await z.safeParseAsync(query, c.req.query());
      return judged.success ? undefined : issuesOf(judged.error);
    });
    return issues ? refuse(c, 'invalid', issues) : next();
  };
}

/** Why an account may not call a staff route; undefined when it may. */
function whyNot(c: Context<ApiEnv>, actor: Actor, roles: readonly StaffRole[]) {
  if (actor.role !== 'administrator') return 'not-allowed';
  if (actor.mustChoosePassword) return 'choose-password';
  if (c.get('lacksSecondFactor')(actor)) return 'second-factor-needed';
  return roles.some((role) => actor.staffRoles.includes(role)) ? undefined : 'not-in-your-role';
}

/** A router for one feature's routes. Input that fails its schema is answered with 422, naming the fields. */
export function createApiRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, 'invalid', issuesOf(result.error))),
  });
}

/** The types of a feature's routes, for the API client: `RoutesOf<typeof extrasApi>`. */
export type RoutesOf<Compose extends (...deps: never[]) => unknown> = ExtractSchema<ReturnType<Compose>>;

/** A JSON body, for a route's declaration. */
export function jsonBody<Schema extends NonNullable<unknown>>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** The query of a DELETE: the version of what is deleted. Without it, it is deleted as it is. */
export const versionQuery = z.object({
  version: z.coerce.number({ error: 'Must be a number' }).int().min(1).optional().meta({
    description: 'The version that was looked at; when it is no longer the latest, 409 tells the current one',
  }),
});

/** A body of files and fields, for a route's declaration. */
export function formBody<Schema extends NonNullable<unknown>>(schema: Schema) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const;
}

/** One file in such a form. */
export const sentFile = z.any().meta({ type: 'string', format: 'binary' });

/** A JSON answer, for a route's declaration. */
export function jsonAnswer<Schema extends NonNullable<unknown>>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } as const;
}

/** A table for a spreadsheet as an answer, for a route's declaration. */
export const csvFile = { description: 'The file', content: { 'text/csv': { schema: z.string() } } } as const;

/** A PDF as an answer, for a route's declaration. */
export function pdfFile(description: string) {
  return { description, content: { 'application/pdf': { schema: z.string() } } } as const;
}

/** A file of any kind as an answer, for a route's declaration. */
export function anyFile(description: string) {
  const schema = z.string().meta({ format: 'binary' });
  return { description, content: { 'application/octet-stream': { schema } } } as const;
}

/** Marks an answer as the same for every visitor, with the topics it shows, so that it is cached until one of them changes. */
export function shows(c: Context, ...topics: readonly Topic[]): void {
  c.header('Cache-Tag', topics.join(','));
  c.header('Cache-Control', 'public, no-cache');
}
