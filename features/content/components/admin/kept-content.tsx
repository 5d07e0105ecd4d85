import { useQuery } from '@tanstack/react-query';
import { fieldOf } from '#ui/admin/form-dialog.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { FAQ_LISTS, type FaqList, type TestimonialPage } from '../../domain.ts';
import { faqBody, type StaffFaqAnswer, type StaffTestimonialAnswer, testimonialBody } from '../../schema.ts';
import { keptFaqs, keptTestimonials } from './calls.ts';

type Dialog = { open: boolean; onOpenChange: (open: boolean) => void };

const LIST_NAMES: Record<FaqList, string> = {
  booking: 'Booking',
  general: 'General',
  'special-events': 'Special events',
  'book-charter': 'Book your charter',
  financing: 'Financing',
};
const LIST_OPTIONS = FAQ_LISTS.map((value) => ({ value, label: LIST_NAMES[value] }));

const PAGE_NAMES: Record<TestimonialPage, string> = { home: 'Home page', 'special-events': 'Special events' };

/** The questions of every accordion. */
export function Questions() {
  const list = useListState();
  const kept = keptFaqs();
  const faqs = useQuery(kept.query(list.query(['q', 'status'])));
  const wanted = list.get('list');
  return (
    <KeptTab<StaffFaqAnswer>
      title="Questions"
      add="Add Question"
      noun="question"
      many="questions"
      items={wanted ? faqs.data?.filter((faq) => faq.list === wanted) : faqs.data}
      isError={faqs.isError}
      onRetry={() => void faqs.refetch()}
      queryKey={kept.key}
      tools={
        <Select
          aria-label="List"
          className="desk-control"
          empty="Every list"
          options={LIST_OPTIONS}
          value={wanted}
          onChange={(event) => list.set({ list: event.target.value })}
        />
      }
      cardOf={(faq) => ({ name: faq.question, badges: [LIST_NAMES[faq.list]], text: faq.answer })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => <FaqForm {...dialog} item={item} />}
    />
  );
}

type FaqValues = { list: FaqList; question: string; answer: string; isActive: boolean };
const FAQ_LABELS = { list: 'List', question: 'Question', answer: 'Answer', isActive: 'Active' };

function FaqForm({ item, ...dialog }: Dialog & { item: StaffFaqAnswer | undefined }) {
  const kept = keptFaqs();
  return (
    <KeptForm<StaffFaqAnswer, FaqValues>
      {...dialog}
      noun="question"
      title={item ? 'Edit question' : 'Add Question'}
      item={item}
      schema={faqBody}
      valuesOf={(faq) => ({
        list: faq?.list ?? 'general',
        question: faq?.question ?? '',
        answer: faq?.answer ?? '',
        isActive: faq?.isActive ?? true,
      })}
      labels={FAQ_LABELS}
      queryKey={kept.key}
      save={(values, version) => kept.save(item?.id, { ...values, version })}
    >
      {(form) => (
        <>
          <Field label={FAQ_LABELS.list} {...fieldOf(form, 'list')}>
            <Select className="desk-control" options={LIST_OPTIONS} {...form.register('list')} />
          </Field>
          <Field label={FAQ_LABELS.question} required {...fieldOf(form, 'question')}>
            <Input className="desk-control" autoComplete="off" {...form.register('question')} />
          </Field>
          <Field label={FAQ_LABELS.answer} required {...fieldOf(form, 'answer')}>
            <Textarea rows={6} {...form.register('answer')} />
          </Field>
          <Checkbox label={FAQ_LABELS.isActive} {...form.register('isActive')} />
        </>
      )}
    </KeptForm>
  );
}

/** What guests said. */
export function Testimonials() {
  const list = useListState();
  const kept = keptTestimonials();
  const testimonials = useQuery(kept.query(list.query(['q', 'status'])));
  return (
    <KeptTab<StaffTestimonialAnswer>
      title="Testimonials"
      add="Add Testimonial"
      noun="testimonial"
      many="testimonials"
      items={testimonials.data}
      isError={testimonials.isError}
      onRetry={() => void testimonials.refetch()}
      queryKey={kept.key}
      cardOf={({ author, page, rating, text }) => ({
        name: author,
        badges: [PAGE_NAMES[page]],
        fact: `${rating} of 5 stars`,
        text,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => <TestimonialForm {...dialog} item={item} />}
    />
  );
}

type TestimonialValues = {
  text: string;
  author: string;
  avatar: string;
  rating: string;
  page: TestimonialPage;
  isActive: boolean;
};
const TESTIMONIAL_LABELS = {
  text: 'Text',
  author: 'Author',
  avatar: 'Initials',
  rating: 'Stars',
  page: 'Page',
  isActive: 'Active',
};

function TestimonialForm({ item, ...dialog }: Dialog & { item: StaffTestimonialAnswer | undefined }) {
  const kept = keptTestimonials();
  return (
    <KeptForm<StaffTestimonialAnswer, TestimonialValues>
      {...dialog}
      noun="testimonial"
      title={item ? `Edit the words of ${item.author}` : 'Add Testimonial'}
      item={item}
      schema={testimonialBody}
      valuesOf={(said) => ({
        text: said?.text ?? '',
        author: said?.author ?? '',
        avatar: said?.avatar ?? '',
        rating: String(said?.rating ?? 5),
        page: said?.page ?? 'home',
        isActive: said?.isActive ?? true,
      })}
      labels={TESTIMONIAL_LABELS}
      queryKey={kept.key}
      save={(values, version) => kept.save(item?.id, { ...values, version })}
    >
      {(form) => (
        <>
          <Field label={TESTIMONIAL_LABELS.text} required {...fieldOf(form, 'text')}>
            <Textarea rows={5} {...form.register('text')} />
          </Field>
          <div className="desk-form-row">
            <Field label={TESTIMONIAL_LABELS.author} required {...fieldOf(form, 'author')}>
              <Input className="desk-control" autoComplete="off" {...form.register('author')} />
            </Field>
            <Field
              label={TESTIMONIAL_LABELS.avatar}
              hint="Left empty, they are the author’s."
              {...fieldOf(form, 'avatar')}
            >
              <Input className="desk-control" maxLength={3} autoComplete="off" {...form.register('avatar')} />
            </Field>
            <Field label={TESTIMONIAL_LABELS.rating} {...fieldOf(form, 'rating')}>
              <Select
                className="desk-control"
                options={['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))}
                {...form.register('rating')}
              />
            </Field>
            <Field label={TESTIMONIAL_LABELS.page} {...fieldOf(form, 'page')}>
              <Select
                className="desk-control"
                options={Object.entries(PAGE_NAMES).map(([value, label]) => ({ value, label }))}
                {...form.register('page')}
              />
            </Field>
          </div>
          <Checkbox label={TESTIMONIAL_LABELS.isActive} {...form.register('isActive')} />
        </>
      )}
    </KeptForm>
  );
}
