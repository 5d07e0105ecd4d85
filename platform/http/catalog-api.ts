import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { JSONValue } from 'hono/utils/types';
import { z } from 'zod';
import { atBeginning, type Catalog } from '#core/catalog.ts';
import type { Columns, Fields } from '#core/field-kinds.ts';
import { answerOf, beginningsOf, columnsOf } from '#core/field-values.ts';
import { catalogAnswer, catalogBody, versionField as version } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import { textLine } from '#core/text-schema.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { answerResult } from './answers.ts';
import { saidOfRow } from './catalog-words.ts';
import { createOnce } from './idempotency.ts';
import { type ApiEnv, createApiRouter, jsonAnswer, jsonBody, routesFor, versionQuery } from './route.ts';

/** Whether a row is shown to the public or hidden for later. */
const activeBody = z.object({ isActive: z.boolean(), version }).meta({ id: 'ShownOrNot' });

/** Every id of a list, in the new order. */
const orderBody = z
  .object({
    ids: z.array(textLine(120)).max(500),
    moved: textLine(120).optional().meta({
      description:
        'The one entry that was moved: the others keep the order that they have now, whatever a colleague has moved meanwhile',
    }),
  })
  .meta({ id: 'Order' });

/** The filters of the list. */
const listQuery = z.object({
  q: z.string().trim().max(120).optional().meta({ description: 'Words of its name or text' }),
  status: z
    .enum(['active', 'hidden', ''], { error: 'Must be active or hidden' })
    .optional()
    .meta({ description: 'Only what the public sees, or only what it does not' }),
});

const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Done' });

type Body = z.ZodType<{ readonly version?: number | undefined }>;

/** The routes of a catalog: read, create, change, show or hide, delete, order. */
function routesOf(
  { path, param, area, tag, noun, many }: Pick<Catalog, 'path' | 'param' | 'area' | 'tag' | 'noun' | 'many'>,
  body: Body,
  answer: z.ZodObject,
) {
  const one = `${path}/{${param}}`;
  const routes = routesFor({ audience: 'administrator', area, tags: [tag] });
  const params = z.object({ [param]: z.string().max(120) });
  const withMessage = answer.extend({ message: z.string() });
  return {
    list: routes.get(path, {
      summary: `Every ${noun}, what is switched off too`,
      request: { query: listQuery },
      responses: { 200: jsonAnswer(`${atBeginning(many)}, in the order staff gave them`, z.array(answer)) },
    }),
    create: routes.post(path, {
      summary: `A new ${noun}, at the end of the list`,
      request: { body: jsonBody(body) },
      responses: { 201: jsonAnswer('Created', withMessage) },
    }),
    change: routes.put(one, {
      summary: `Change a ${noun}`,
      description: 'A field left out is cleared.',
      request: { params, body: jsonBody(body) },
      responses: { 200: jsonAnswer('Changed', withMessage) },
    }),
    show: routes.patch(one, {
      summary: `Show a ${noun} to the public, or hide it`,
      request: { params, body: jsonBody(activeBody) },
      responses: { 200: jsonAnswer('Changed', withMessage) },
    }),
    remove: routes.delete(one, {
      summary: `Delete a ${noun}`,
      request: { params, query: versionQuery },
      responses: { 200: jsonAnswer('Deleted', messageAnswer) },
    }),
    order: routes.post(`${path}/order`, {
      summary: 'Put the list into another order',
      request: { body: jsonBody(orderBody) },
      responses: { 200: jsonAnswer('The list in its new order', z.array(answer)) },
    }),
  };
}

type Row = { readonly id: string; readonly version: number };
type Encoded = Record<string, JSONValue>;
type Values = Readonly<Record<string, unknown>>;

/** The refusal of what was based on an older version, with the entry as it is now. */
type Stale<Kept> = { readonly ok: false; readonly reason: 'changed-meanwhile'; readonly current: Kept };

/** The use cases of a catalog, as features/activity/service/catalog.ts makes them. */
type UseCases<Of extends Fields, Kept extends Row> = {
  readonly catalog: Catalog<Of>;
  list(deps: Deps, narrowed: z.infer<typeof listQuery>): Promise<Kept[]>;
  create(deps: Deps, actor: Actor, values: Values): Promise<{ readonly ok: true; readonly value: Kept }>;
  change(
    deps: Deps,
    actor: Actor,
    id: string,
    values: Values,
    version?: number,
  ): Promise<Result<Kept, 'entry-not-found'> | Stale<Kept>>;
  remove(
    deps: Deps,
    actor: Actor,
    id: string,
    version?: number,
  ): Promise<Result<Kept, 'entry-not-found' | 'entry-in-use'> | Stale<Kept>>;
  arrange(
    deps: Deps,
    actor: Actor,
    ids: readonly string[],
    moved?: string,
  ): Promise<Result<Kept[], 'entry-not-found'>>;
};

/** What a catalog accepts and answers in addition to its fields. */
type Own<Kept> = {
  /** The schema of a request body, when the catalog has rules beyond its fields. */
  readonly body?: Body;
  readonly shape?: z.ZodRawShape;
  readonly answered?: (row: Kept) => object;
};

/**
 * The HTTP routes of a catalog, for administrators. A creating call runs once for each Idempotency-Key. An edit that came after
 * a colleague's is refused with the current version.
 */
export function catalogApi<Of extends Fields, Kept extends Row & Columns<Of>>(
  deps: Deps,
  useCases: UseCases<Of, Kept>,
  own: Own<Kept> = {},
): OpenAPIHono<ApiEnv> {
  const { fields, kind, named, param, noun } = useCases.catalog;
  const takes = own.body ?? (catalogBody(kind, fields) as unknown as Body);
  const routes = routesOf(useCases.catalog, takes, catalogAnswer(kind, fields, own.shape));
  const thing = atBeginning(noun);

  function encode(row: Kept): Encoded {
    const { [named]: name, imageUrl } = row as Values;
    const picture = typeof imageUrl === 'string' ? { picture: pictureFor(imageUrl, String(name)) } : {};
    const { id, version } = row;
    const answer: object = { id, ...answerOf(fields, row), ...picture, version, ...own.answered?.(row) };
    return answer as Encoded;
  }

  async function changed(c: Context<ApiEnv>, values: Values, version: number | undefined) {
    const done = await useCases.change(deps, c.get('actor'), c.req.param(param) ?? '', values, version);
    const tell = (row: Kept) => ({ ...encode(row), message: saidOfRow('updated', thing) });
    return answerResult(c, done, tell, encode);
  }

  const router = createApiRouter();
  router.openapi(routes.list, async (c) =>
    c.json((await useCases.list(deps, c.req.valid('query'))).map(encode), 200),
  );
  router.openapi(routes.create, (c) => {
    const body = c.req.valid('json');
    return createOnce(c, deps, body, async (within) => {
      const values = { ...beginningsOf(fields), ...columnsOf(fields, body) };
      const made = await useCases.create(within, c.get('actor'), values);
      return ok({ ...encode(made.value), message: saidOfRow('created', thing) });
    });
  });
  router.openapi(routes.change, (c) => {
    const body = c.req.valid('json');
    return changed(c, columnsOf(fields, body), body.version);
  });
  router.openapi(routes.show, (c) => {
    const { isActive, version } = c.req.valid('json');
    return changed(c, { isActive }, version);
  });
  router.openapi(routes.remove, async (c) => {
    const { version } = c.req.valid('query');
    const done = await useCases.remove(deps, c.get('actor'), c.req.param(param) ?? '', version);
    return answerResult(c, done, () => ({ message: saidOfRow('deleted', thing) }), encode);
  });
  router.openapi(routes.order, async (c) => {
    const { ids, moved } = c.req.valid('json');
    const done = await useCases.arrange(deps, c.get('actor'), ids, moved);
    return answerResult(c, done, (rows) => rows.map(encode));
  });
  return router;
}
