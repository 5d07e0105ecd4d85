import { z } from 'zod';
import { takeFile } from '#features/documents/api.ts';
import { answerDownload, answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  anyFile,
  createApiRouter,
  formBody,
  gate,
  jsonAnswer,
  type RoutesOf,
  routesFor,
  sentFile,
} from '#platform/http/route.ts';
import { moneyFileKept } from '../schema/files.ts';
import { moneyChanged } from '../schema/index.ts';
import { words } from '../schema/words/index.ts';
import {
  addMoneyFile,
  findPlaceForFile,
  forPaper,
  type MoneyOfCharters,
  openMoneyFile,
  removeMoneyFile,
} from '../service/index.ts';
import { by } from './doer.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Money'] });
const params = z.object({ charterId: z.string().max(60) });
const fileParams = params.extend({ fileId: z.string().max(60) });
const ofPayment = z.object({
  payment: z.string().max(60).optional().meta({
    description: 'The payment whose slip or receipt it is; without it, the file is about damage',
  }),
});
const all = '/api/admin/charters/{charterId}/money/files';
const MOST_BYTES = 10 * 1024 * 1024;

const post = routes.post(all, {
  summary: 'Keep a photograph or PDF beside a payment, or beside the damage hold',
  description: 'PDF, JPG or PNG by content, 10 MB; five a payment at most, and ten and 4 MB about damage.',
  request: {
    params,
    query: ofPayment,
    body: formBody(z.object({ file: sentFile })),
  },
  responses: { 201: jsonAnswer('Kept', moneyFileKept) },
});

const get = routes.get(`${all}/{fileId}`, {
  summary: 'A file beside a payment or the damage hold',
  description: 'Only what has passed its check; that it was opened is logged.',
  request: { params: fileParams },
  responses: { 200: anyFile('The file, to be saved, that nobody keeps on the way') },
});

const remove = routes.delete(`${all}/{fileId}`, {
  summary: 'Take a file off a payment or the damage hold',
  request: { params: fileParams },
  responses: { 200: jsonAnswer('Taken off', moneyChanged) },
});

/** The routes for the files of recorded payments and of damage. */
export function moneyFilesApi(deps: MoneyOfCharters) {
  const router = createApiRouter();
  router.use(post.getRoutingPath(), gate({ ...routes.shared, method: 'post' }), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const place = { charterId: c.req.param('charterId') ?? '', paymentId: c.req.query('payment') };
    const may = await findPlaceForFile(deps, place);
    if (!may.ok) return refuse(c, may.reason);
    const remake = may.value.receipt === null ? forPaper : undefined;
    const how = { field: 'file', mostBytes: MOST_BYTES, oneFile: words.oneFile, remake };
    return takeFile(c, deps, how, ({ file, digest }) => {
      const told = { payment: place.paymentId, digest: deps.vault.sign('payment-file', digest) };
      return createOnce(c, deps, told, (within) => addMoneyFile({ ...deps, ...within }, place, file, by(c)));
    });
  });
  return router
    .openapi(post, (c) => refuse(c, 'malformed'))
    .openapi(get, async (c) => {
      const { charterId, fileId } = c.req.valid('param');
      const found = await openMoneyFile(deps, charterId, fileId, by(c));
      return found.ok ? answerDownload(c, found.value) : refuse(c, found.reason);
    })
    .openapi(remove, async (c) => {
      const { charterId, fileId } = c.req.valid('param');
      return answerResult(c, await removeMoneyFile(deps, charterId, fileId, by(c)));
    });
}

export type MoneyFilesApi = RoutesOf<typeof moneyFilesApi>;
