import { useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { words } from '../words/index.ts';
import { SearchFields } from './search-fields.tsx';
import { type Search, useSearchForm } from './use-search.ts';

/** Loads the modal and the dialog panel it needs in parallel. */
const loadModal = () =>
  Promise.all([import('./search-modal.tsx'), import('#ui/dialog-panel.tsx')]).then(
    ([module]) => module.SearchModal,
  );

/**
 * The search at the top of the home page. A bar of fields from 1024 px on; below that, one button that opens the fields. Until
 * the scripts are loaded, the button leads to the fleet. Without scripts, the fields are shown at any width.
 */
export function HeroSearch({ search }: { search: Search }) {
  const form = useSearchForm(search);
  const fleet = useHref('/yachts');
  const [isOpen, setOpen] = useState(false);
  const Modal = useDeferred(loadModal, isOpen);
  return (
    <>
      <search aria-label={words.searchYachts} className="max-lg:hidden max-lg:scripts-off:block">
        <form ref={form} method="get" action={fleet} className="search-bar">
          <SearchFields search={search} />
          <Button type="submit" className="search-submit">
            {words.search}
          </Button>
        </form>
      </search>
      <form
        method="get"
        action={fleet}
        className="lg:hidden scripts-off:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button type="submit" className="search-teaser" aria-haspopup="dialog">
          <span className="font-semibold">{words.searchYachts}</span>
          <span className="text-sm text-muted">{words.searchTeaser}</span>
        </button>
      </form>
      {Modal && <Modal search={search} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
