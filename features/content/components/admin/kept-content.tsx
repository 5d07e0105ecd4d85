import { useQuery } from '@tanstack/react-query';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Select } from '#ui/select.tsx';
import { inWords } from '#words/fields.ts';
import { faqFields, testimonialFields } from '../../fields/lists.ts';
import { faqBody, type StaffFaqAnswer, type StaffTestimonialAnswer, testimonialBody } from '../../schema.ts';
import { keptFaqs, keptTestimonials } from './calls.ts';

const LISTS = faqFields.list.options.map(({ id, name }) => ({ value: id, label: name }));

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
          className="staff-control"
          empty="Every list"
          options={LISTS}
          value={wanted}
          onChange={(event) => list.set({ list: event.target.value })}
        />
      }
      cardOf={(faq) => ({
        name: faq.question,
        badges: [inWords(faqFields.list, faq.list)],
        text: faq.answer,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => (
        <KeptForm
          {...dialog}
          noun="question"
          title={item ? 'Edit question' : 'Add Question'}
          item={item}
          schema={faqBody}
          fields={faqFields}
          pictures={pictureControls}
          queryKey={kept.key}
          save={(values, version) => kept.save(item?.id, { ...values, version })}
        />
      )}
    />
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
        badges: [inWords(testimonialFields.page, page)],
        fact: `${rating} of 5 stars`,
        text,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => (
        <KeptForm
          {...dialog}
          noun="testimonial"
          title={item ? `Edit the words of ${item.author}` : 'Add Testimonial'}
          item={item}
          schema={testimonialBody}
          fields={testimonialFields}
          pictures={pictureControls}
          queryKey={kept.key}
          save={(values, version) => kept.save(item?.id, { ...values, version })}
        />
      )}
    />
  );
}
