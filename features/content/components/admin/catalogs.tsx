import { saidNow } from '#core/field-words.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogViews } from '#features/views/components/admin/catalog-views.tsx';
import { CatalogTab } from '#ui/admin/catalog-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Select } from '#ui/select.tsx';
import { initialsOf } from '../../domain/index.ts';
import { crewCatalog, faqCatalog, faqFields, testimonialCatalog } from '../../fields/lists.ts';
import './field-words.ts';
import { words } from './words/index.ts';

const lists = () => saidNow(faqFields.list).options.map(({ id, name }) => ({ value: id, label: name }));

/** The tab of the FAQs, in all accordions. */
export function Questions() {
  const list = useListState();
  const wanted = list.get('list');
  return (
    <CatalogTab
      catalog={faqCatalog}
      pictures={pictureControls}
      views={CatalogViews}
      editing={() => words.editQuestion}
      narrowedBy={['list']}
      isWanted={(faq) => !wanted || faq.list === wanted}
      tools={
        <Select
          aria-label={words.list}
          className="staff-control"
          empty={words.everyList}
          options={lists()}
          value={wanted}
          onChange={(event) => list.set({ list: event.target.value })}
        />
      }
    />
  );
}

/** The tab of the testimonials. */
export function Testimonials() {
  return (
    <CatalogTab
      catalog={testimonialCatalog}
      pictures={pictureControls}
      views={CatalogViews}
      editing={({ author }) => words.editWordsOf(author)}
      cardOf={({ rating }) => ({ fact: words.stars(rating) })}
    />
  );
}

/** The tab of the crew; a member without a portrait is shown by initials, as on the public page. */
export function Crew() {
  return (
    <CatalogTab
      catalog={crewCatalog}
      pictures={pictureControls}
      views={CatalogViews}
      editing={({ name }) => words.editNamed(name)}
      cardOf={({ name, imageUrl }) => (imageUrl ? {} : { picture: undefined, initials: initialsOf(name) })}
    />
  );
}
