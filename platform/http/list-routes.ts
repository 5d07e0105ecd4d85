import { z } from 'zod';
import { textLine } from '#core/text-schema.ts';
import { defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';

/** What a guarded edit was made on. Without it the last write wins. */
const version = z.number().int().min(1).optional().meta({
  description: 'The version that was edited; when it is no longer the latest, 409 tells the current one',
});

/** Shown to the public, or kept for later. */
const activeBody = z.object({ isActive: z.boolean(), version }).meta({ id: 'ShownOrNot' });

/** Every id of a list, in the order wanted. */
const orderBody = z.object({ ids: z.array(textLine(120)).max(500) }).meta({ id: 'Order' });

/** What the list is narrowed by. */
const listQuery = z.object({
  q: z.string().trim().max(120).optional().meta({ description: 'Words of its name or text' }),
  status: z
    .enum(['active', 'hidden', ''], { error: 'Must be active or hidden' })
    .optional()
    .meta({ description: 'Only what the public sees, or only what it does not' }),
});

const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Done' });

/**
 * The routes of a list that staff keep: read, create, change, show or hide, delete, order.
 *
 * @param options.path of the list; one entry is below it, by `options.param`
 * @param options.noun what a person calls one of them
 */
export function listRoutes<
  const Path extends `/api/admin/${string}`,
  const Param extends string,
  Body extends z.ZodType,
  Shape extends z.ZodRawShape,
>(options: {
  readonly path: Path;
  readonly param: Param;
  readonly tag: string;
  readonly noun: string;
  readonly many: string;
  readonly body: Body;
  readonly answer: z.ZodObject<Shape>;
}) {
  const { path, tag, noun, many, body, answer } = options;
  const one = `${path}/{${options.param}}` as `${Path}/{${Param}}`;
  const shared = { audience: 'administrator' as const, tags: [tag] };
  const params = z.object({ [options.param]: z.string().max(120) } as Record<Param, z.ZodString>);
  const withMessage = answer.extend({ message: z.string() });
  return {
    list: defineRoute({
      ...shared,
      method: 'get',
      path,
      summary: `Every ${noun}, what is switched off too`,
      request: { query: listQuery },
      responses: { 200: jsonAnswer(`${many}, in the order staff gave them`, z.array(answer)) },
    }),
    create: defineRoute({
      ...shared,
      method: 'post',
      path,
      summary: `A new ${noun}, at the end of the list`,
      request: { body: jsonBody(body) },
      responses: { 201: jsonAnswer('Created', withMessage) },
    }),
    change: defineRoute({
      ...shared,
      method: 'put',
      path: one,
      summary: `Change a ${noun}`,
      description: 'A field left out is cleared.',
      request: { params, body: jsonBody(body) },
      responses: { 200: jsonAnswer('Changed', withMessage) },
    }),
    show: defineRoute({
      ...shared,
      method: 'patch',
      path: one,
      summary: `Show a ${noun} to the public, or hide it`,
      request: { params, body: jsonBody(activeBody) },
      responses: { 200: jsonAnswer('Changed', withMessage) },
    }),
    remove: defineRoute({
      ...shared,
      method: 'delete',
      path: one,
      summary: `Delete a ${noun}`,
      request: { params },
      responses: { 200: jsonAnswer('Deleted', messageAnswer) },
    }),
    order: defineRoute({
      ...shared,
      method: 'post',
      path: `${path}/order` as `${Path}/order`,
      summary: `Put the list into another order`,
      request: { body: jsonBody(orderBody) },
      responses: { 200: jsonAnswer('The list in its new order', z.array(answer)) },
    }),
  };
}
