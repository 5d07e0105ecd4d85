import { z } from 'zod';
import { eraseFile, receiveUpload, writeFile } from '#features/documents/service/index.ts';
import { answerDownload, answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  anyFile,
  createApiRouter,
  defineRoute,
  formBody,
  gate,
  jsonAnswer,
  type RoutesOf,
  sentFile,
} from '#platform/http/route.ts';
import { moneyChanged, paymentFileKept } from '../schema/index.ts';
import { words } from '../schema/words/index.ts';
import {
  addPaymentFile,
  findPaymentForFile,
  type MoneyOfCharters,
  openPaymentFile,
  removePaymentFile,
} from '../service/index.ts';
import { by } from './doer.ts';

const shared = { audience: 'administrator' as const, area: 'charters' as const, tags: ['Money'] };
const params = z.object({ charterId: z.string().max(60), paymentId: z.string().max(60) });
const fileParams = params.extend({ fileId: z.string().max(60) });
const all = '/api/admin/charters/{charterId}/money/payments/{paymentId}/files';
const MOST_BYTES = 10 * 1024 * 1024;
const tooManyFiles = () => [{ path: 'file', message: words.oneFile }];

const post = defineRoute({
  ...shared,
  method: 'post',
  path: all,
  summary: 'Keep the photograph or PDF of a slip or receipt beside a payment',
  description: 'PDF, JPG or PNG by content, 10 MB; five a payment at most.',
  request: {
    params,
    body: formBody(z.object({ file: sentFile })),
  },
  responses: { 201: jsonAnswer('Kept', paymentFileKept) },
});

const get = defineRoute({
  ...shared,
  method: 'get',
  path: `${all}/{fileId}` as const,
  summary: 'A file beside a payment',
  description: 'Only what has passed its check; that it was opened is logged.',
  request: { params: fileParams },
  responses: { 200: anyFile('The file, to be saved, that nobody keeps on the way') },
});

const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: `${all}/{fileId}` as const,
  summary: 'Take a file off a payment',
  request: { params: fileParams },
  responses: { 200: jsonAnswer('Taken off', moneyChanged) },
});

/** The routes for the files of recorded payments. */
export function paymentFilesApi(deps: MoneyOfCharters) {
  const router = createApiRouter();
  // Do not let the declaration's validator read the body: it would hold the whole file in memory.
  router.use(post.getRoutingPath(), gate({ ...shared, method: 'post' }), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const [charterId, paymentId] = [c.req.param('charterId') ?? '', c.req.param('paymentId') ?? ''];
    const may = await findPaymentForFile(deps, charterId, paymentId);
    if (!may.ok) return refuse(c, may.reason);
    const received = await receiveUpload(c.req.raw, deps.config, {
      fileField: 'file',
      mostBytes: MOST_BYTES,
    });
    if (!received.ok) {
      if (received.reason === 'too-many-files') return refuse(c, 'invalid', tooManyFiles());
      return refuse(c, received.reason === 'too-large' ? 'file-too-large' : received.reason);
    }
    const { file } = received.value;
    const written = await writeFile(deps, file);
    if (!written.ok) return refuse(c, written.reason);
    try {
      const told = { digest: deps.vault.sign('payment-file', file.digest) };
      return await createOnce(c, deps, told, (within) =>
        addPaymentFile({ ...deps, ...within }, charterId, paymentId, written.value, by(c)),
      );
    } finally {
      // Erases the file only if nothing refers to it: when it is refused, or when an earlier try has stored it.
      await eraseFile(deps, written.value.id);
    }
  });
  return router
    .openapi(post, (c) => refuse(c, 'malformed'))
    .openapi(get, async (c) => {
      const { charterId, paymentId, fileId } = c.req.valid('param');
      const found = await openPaymentFile(deps, charterId, paymentId, fileId, by(c));
      return found.ok ? answerDownload(c, found.value) : refuse(c, found.reason);
    })
    .openapi(remove, async (c) => {
      const { charterId, paymentId, fileId } = c.req.valid('param');
      return answerResult(c, await removePaymentFile(deps, charterId, paymentId, fileId, by(c)));
    });
}

export type PaymentFilesApi = RoutesOf<typeof paymentFilesApi>;
