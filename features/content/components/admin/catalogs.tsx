import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Select } from '#ui/select.tsx';
import { faqCatalog, faqFields, testimonialCatalog } from '../../fields/lists.ts';
import './field-words.ts';

const LISTS = faqFields.list.options.map(({ id, name }) => ({ value: id, label: name }));

/** The questions of every accordion. */
export function Questions() {
  const list = useListState();
  const wanted = list.get('list');
  return (
    <CatalogTab
      catalog={faqCatalog}
      pictures={pictureControls}
      editing={() => 'Edit question'}
      isWanted={(faq) => !wanted || faq.list === wanted}
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
    />
  );
}

/** What guests said. */
export function Testimonials() {
  return (
    <CatalogTab
      catalog={testimonialCatalog}
      pictures={pictureControls}
      editing={({ author }) => `Edit the words of ${author}`}
      cardOf={({ rating }) => ({ fact: `${rating} of 5 stars` })}
    />
  );
}
