import { useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { words } from '../words/index.ts';
import { SearchFields } from './search-fields.tsx';
import { type Search, useSearchForm } from './use-search.ts';

/** With what every dialog needs: neither waits for the other. */
const loadModal = () =>
  Promise.all([import('./search-modal.tsx'), import('#ui/dialog-panel.tsx')]).then(
    ([module]) => module.SearchModal,
  );

/**
 * The search that home opens with. A bar of fields where there is room; below 1024 px one button that opens them, and that
 * leads to the fleet as long as the scripts are on their way. The browser without scripts gets the fields at any width.
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
