import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ExtractSchema } from 'hono/types';
import { z } from 'zod';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { type Area, type Doing, type RIGHTS, rolesFor, type StaffRole } from '#core/rights.ts';
import type { Actor, FindActor } from '#platform/auth/session.ts';
import type { Topic } from '#platform/cache/topics.ts';
import { inLanguage } from '#platform/language.ts';
import { errorBody, issuesOf, refuse } from './errors.ts';
import type { FailureCode } from './failures.ts';
import { failures } from './failures.ts';
import { callerLanguage } from './language.ts';
import { isUpload } from './pace.ts';

/** Who may call a route. `everyone` includes guests; the session gate refuses the rest before the handler runs. */
export type Audience = 'everyone' | 'applicant' | 'signed-in' | 'administrator';

export type ApiEnv = {
  Variables: {
    requestId: string;
    /** What is noted of the request while it is answered: the pattern of its route. */
    seen: { route?: string };
    /** Who calls; undefined for a guest. Looked up once a call, when first asked for. */
    findActor: FindActor;
    /** Who calls, on a route that is not for everyone. */
    actor: Actor;
    /** Whether one of the staff has to set a second factor up before anything else. */
    lacksSecondFactor: (actor: Actor) => boolean;
  };
};

/** Which of the staff a route is for: a row of the table in core/rights.ts, and what is done there. */
type ForStaff = {
  [Named in Area]: {
    audience: 'administrator';
    area: Named;
    /** By default what the method says: reading, or changing. */
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
 * Declares an API route: who may call it, what it takes, what it answers. The refusals every route shares are added
 * here, and the audience is published as `x-audience`, from which the access tests are generated; for staff's routes the roles too, as `x-roles`.
 */
export function defineRoute<const Route extends Declaration>({ audience, area, does, ...route }: Route) {
  const whom = { method: route.method, audience, area, does } as Gate;
  return createRoute({
    ...route,
    'x-audience': audience,
    ...(audience === 'administrator' ? { 'x-roles': rolesOf(whom) } : {}),
    // Before the input is read: who may not call learns nothing about what would have been wrong with it.
    middleware: [gate(whom, route['x-confirmed']), refuseFiles(route), judgeQuery(route)],
    responses: { ...errorAnswers, ...route.responses } as ErrorAnswers & Route['responses'],
  } as unknown as Omit<Route, 'audience' | 'area' | 'does' | 'responses'> & {
    responses: ErrorAnswers & Route['responses'];
  });
}

/** As much of a route's declaration as says who may call it. */
type Gate = (ForStaff | ForOthers) & { readonly method: RouteConfig['method'] };

/** The staff's roles that a route is for. Throws where nobody could call it: the table has no such row. */
function rolesOf({ audience, area, does, method }: Gate): readonly StaffRole[] {
  if (audience !== 'administrator') return [];
  const roles = rolesFor(area, does ?? (method === 'get' ? 'reads' : 'changes'));
  if (roles.length === 0) throw new Error(`Nobody may do what a route in ${area} is for`);
  return roles;
}

/**
 * Lets through whom the route is for. The session is read anew at every call.
 *
 * @param needsConfirmation whether a session alone, which may have been left open or stolen, is not enough
 */
export function gate(whom: Gate, needsConfirmation = false): MiddlewareHandler<ApiEnv> {
  const { audience } = whom;
  const roles = rolesOf(whom);
  return async (c, next) => {
    // Whether an application is the caller's is part of looking for it: to anybody else it is not there.
    if (audience === 'everyone' || audience === 'applicant') return next();
    const actor = await c.get('findActor')();
    if (!actor) return refuse(c, 'not-signed-in');
    const against = audience === 'administrator' && whyNot(c, actor, roles);
    if (against) return refuse(c, against);
    if (needsConfirmation && !actor.isConfirmed) return refuse(c, 'confirmation-needed');
    c.set('actor', actor);
    return next();
  };
}

/** Refuses a form with files where none are taken, unread: it alone may be as long as an upload. */
function refuseFiles({
  method,
  request,
}: Pick<RouteConfig, 'method' | 'request'>): MiddlewareHandler<ApiEnv> {
  const takesThem = method === 'get' || request?.body?.content['multipart/form-data'] !== undefined;
  return async (c, next) =>
    !takesThem && isUpload(c.req.header('content-type')) ? refuse(c, 'wrong-type') : next();
}

/**
 * Judges the query of a call that reads in its caller's language, where the answer itself would be in another one: an answer is
 * kept under its address, a refusal is not.
 */
function judgeQuery({ method, request }: Pick<RouteConfig, 'method' | 'request'>): MiddlewareHandler<ApiEnv> {
  const query = method === 'get' ? request?.query : undefined;
  return async (c, next) => {
    const language = callerLanguage(c);
    if (!query || language === languageOr(FIRST_LANGUAGE)) return next();
    // The sentences are made when they are first read, so that has to be in the language too.
    const issues = await inLanguage(language, async () => {
      const judged = await z.safeParseAsync(query, c.req.query());
      return judged.success ? undefined : issuesOf(judged.error);
    });
    return issues ? refuse(c, 'invalid', issues) : next();
  };
}

/** Why one of the staff's routes is not for that account; undefined when it is. */
function whyNot(c: Context<ApiEnv>, actor: Actor, roles: readonly StaffRole[]) {
  if (actor.role !== 'administrator') return 'not-allowed';
  if (actor.mustChoosePassword) return 'choose-password';
  if (c.get('lacksSecondFactor')(actor)) return 'second-factor-needed';
  return roles.some((role) => actor.staffRoles.includes(role)) ? undefined : 'not-in-your-role';
}

/** A router for one feature's routes: input that fails its schema is answered 422 with the fields named. */
export function createApiRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, 'invalid', issuesOf(result.error))),
  });
}

/** The routes that a feature's API composes, as the client takes them: `RoutesOf<typeof extrasApi>`. */
export type RoutesOf<Compose extends (...deps: never[]) => unknown> = ExtractSchema<ReturnType<Compose>>;

/** A JSON body, for a route's declaration. */
export function jsonBody<Schema extends NonNullable<unknown>>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** A body of files and fields, for a route's declaration. */
export function formBody<Schema extends NonNullable<unknown>>(schema: Schema) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const;
}

/** One file of such a body. */
export const sentFile = z.any().meta({ type: 'string', format: 'binary' });

/** A JSON answer, for a route's declaration. */
export function jsonAnswer<Schema extends NonNullable<unknown>>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } as const;
}

/** A PDF as an answer, for a route's declaration. */
export function pdfFile(description: string) {
  return { description, content: { 'application/pdf': { schema: z.string() } } } as const;
}

/** A file of whatever kind as an answer, for a route's declaration. */
export function anyFile(description: string) {
  const schema = z.string().meta({ format: 'binary' });
  return { description, content: { 'application/octet-stream': { schema } } } as const;
}

/** Marks an answer as the same for every visitor, and names what it shows, so that it can be kept until that changes. */
export function shows(c: Context, ...topics: readonly Topic[]): void {
  c.header('Cache-Tag', topics.join(','));
  c.header('Cache-Control', 'public, no-cache');
}
