import type { Deps } from '#platform/deps.ts';
import { refuse, refuseStale } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { listRoutes } from '#platform/http/list-routes.ts';
import { createApiRouter } from '#platform/http/route.ts';
import { initialsOf } from '../domain.ts';
import {
  faqBody,
  type StaffFaqAnswer,
  type StaffTestimonialAnswer,
  staffFaqAnswer,
  staffTestimonialAnswer,
  testimonialBody,
} from '../schema.ts';
import { faqCatalog, testimonialCatalog } from '../service.ts';

type FaqRow = Awaited<ReturnType<typeof faqCatalog.list>>[number];
type TestimonialRow = Awaited<ReturnType<typeof testimonialCatalog.list>>[number];

function encodeFaq({ id, list, question, answer, isActive, version }: FaqRow): StaffFaqAnswer {
  return { id, list, question, answer, isActive, version };
}

function encodeTestimonial(row: TestimonialRow): StaffTestimonialAnswer {
  const { id, text, author, avatar, rating, page, isActive, version } = row;
  return { id, text, author, avatar, rating, page, isActive, version };
}

const faqRoutes = listRoutes({
  path: '/api/admin/faqs',
  param: 'faqId',
  tag: 'Content',
  noun: 'question',
  many: 'Questions',
  body: faqBody,
  answer: staffFaqAnswer,
});

const testimonialRoutes = listRoutes({
  path: '/api/admin/testimonials',
  param: 'testimonialId',
  tag: 'Content',
  noun: 'testimonial',
  many: 'Testimonials',
  body: testimonialBody,
  answer: staffTestimonialAnswer,
});

function faqsApi(deps: Deps) {
  const answered = (row: FaqRow, message: string) => ({ ...encodeFaq(row), message });
  return createApiRouter()
    .openapi(faqRoutes.list, async (c) =>
      c.json((await faqCatalog.list(deps, c.req.valid('query'))).map(encodeFaq), 200),
    )
    .openapi(faqRoutes.create, (c) => {
      const body = c.req.valid('json');
      const { version: _, ...values } = body;
      return createOnce(c, deps, body, async (within) => {
        const made = await faqCatalog.create(within, c.get('actor'), values);
        return { ...made, value: answered(made.value, 'Question created successfully') };
      });
    })
    .openapi(faqRoutes.change, async (c) => {
      const { version, ...values } = c.req.valid('json');
      const done = await faqCatalog.change(deps, c.get('actor'), c.req.valid('param').faqId, values, version);
      if (done.ok) return c.json(answered(done.value, 'Question updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeFaq(done.current)) : refuse(c, done.reason);
    })
    .openapi(faqRoutes.show, async (c) => {
      const { version, isActive } = c.req.valid('json');
      const { faqId } = c.req.valid('param');
      const done = await faqCatalog.change(deps, c.get('actor'), faqId, { isActive }, version);
      if (done.ok) return c.json(answered(done.value, 'Question updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeFaq(done.current)) : refuse(c, done.reason);
    })
    .openapi(faqRoutes.remove, async (c) => {
      const done = await faqCatalog.remove(deps, c.get('actor'), c.req.valid('param').faqId);
      return done.ok ? c.json({ message: 'Question deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(faqRoutes.order, async (c) => {
      const rows = await faqCatalog.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encodeFaq), 200);
    });
}

function testimonialsApi(deps: Deps) {
  const answered = (row: TestimonialRow, message: string) => ({ ...encodeTestimonial(row), message });
  return createApiRouter()
    .openapi(testimonialRoutes.list, async (c) =>
      c.json((await testimonialCatalog.list(deps, c.req.valid('query'))).map(encodeTestimonial), 200),
    )
    .openapi(testimonialRoutes.create, (c) => {
      const body = c.req.valid('json');
      const { version: _, ...fields } = body;
      const values = { ...fields, avatar: fields.avatar || initialsOf(fields.author) };
      return createOnce(c, deps, body, async (within) => {
        const made = await testimonialCatalog.create(within, c.get('actor'), values);
        return { ...made, value: answered(made.value, 'Testimonial created successfully') };
      });
    })
    .openapi(testimonialRoutes.change, async (c) => {
      const { version, ...fields } = c.req.valid('json');
      const { testimonialId } = c.req.valid('param');
      const values = { ...fields, avatar: fields.avatar || initialsOf(fields.author) };
      const done = await testimonialCatalog.change(deps, c.get('actor'), testimonialId, values, version);
      if (done.ok) return c.json(answered(done.value, 'Testimonial updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeTestimonial(done.current)) : refuse(c, done.reason);
    })
    .openapi(testimonialRoutes.show, async (c) => {
      const { version, isActive } = c.req.valid('json');
      const { testimonialId } = c.req.valid('param');
      const done = await testimonialCatalog.change(
        deps,
        c.get('actor'),
        testimonialId,
        { isActive },
        version,
      );
      if (done.ok) return c.json(answered(done.value, 'Testimonial updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeTestimonial(done.current)) : refuse(c, done.reason);
    })
    .openapi(testimonialRoutes.remove, async (c) => {
      const done = await testimonialCatalog.remove(deps, c.get('actor'), c.req.valid('param').testimonialId);
      return done.ok ? c.json({ message: 'Testimonial deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(testimonialRoutes.order, async (c) => {
      const rows = await testimonialCatalog.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encodeTestimonial), 200);
    });
}

/** What staff do with the questions and with what guests said. */
export function staffContentApi(deps: Deps) {
  return createApiRouter().route('/', faqsApi(deps)).route('/', testimonialsApi(deps));
}
