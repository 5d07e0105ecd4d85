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

/** The questions of every accordion. */
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

/** What guests said. */
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

/** Whom guests may meet aboard; without a portrait by their initials, as visitors see them. */
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
