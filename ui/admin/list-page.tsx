import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Select, type SelectOption } from '../select.tsx';
import { SearchIcon } from './icons.tsx';
import type { ListState } from './list-state.ts';
import { ShowsAll } from './narrowed.ts';
import { useOnPaper } from './on-paper.ts';
import { useShortcuts } from './shortcuts.tsx';
import { useTypedPart } from './typed-part.ts';
import { words } from './words/index.ts';

export type ListFilter = {
  /** Its name in the address and in the call. */
  readonly name: string;
  readonly label: string;
  /** The label of the option that sets no filter: "Any status". */
  readonly any: string;
  readonly options: readonly SelectOption[];
  /** The label of a value that the address has but `options` do not: what it names is gone, and still narrows the list. */
  readonly gone?: string;
};

/** The options, and one for the value that is gone. */
function optionsOf({ options, gone }: ListFilter, value: string): readonly SelectOption[] {
  const isGone = gone !== undefined && value !== '' && !options.some((option) => option.value === value);
  return isGone ? [...options, { value, label: gone }] : options;
}

interface ListPageProps {
  title: string;
  /** The page's buttons: Add, Import, Export. */
  actions?: ReactNode;
  list: ListState;
  /** The label of the search field: "Search by name or email". Without it there is no search. */
  search?: string;
  filters?: readonly ListFilter[];
  /** The orders to choose from; the first is the default. */
  sorts?: readonly SelectOption[];
  /** The staff member's own saved views of the list. */
  views?: ReactNode;
  /** More controls of the toolbar, such as dates. */
  tools?: ReactNode;
  /** The address parts by which `tools`, or a link to this page, filter the list. "Clear filters" removes them, too. */
  toolParts?: readonly string[];
  /** Further filters in words, for print: on paper the toolbar is hidden. */
  narrowedTo?: readonly string[];
  /** The total in words: "124 yachts"; screen readers announce each change. */
  summary?: string | undefined;
  /** The number of pages. Absent for a list that is shown whole, in the order that staff give it. */
  pages?: number;
  children: ReactNode;
}

/** A staff list: heading, search ("/"), filters, order and pages, all of it in the address. */
export function ListPage({
  title,
  actions,
  list,
  search,
  filters = [],
  sorts = [],
  views,
  tools,
  toolParts = [],
  narrowedTo = [],
  summary,
  pages,
  children,
}: ListPageProps) {
  const toolbar = useRef<HTMLElement>(null);
  const narrowing = [...filters.map(({ name }) => name), ...toolParts];
  const names = [...narrowing, ...(search ? ['q'] : [])];
  const isSet = (name: string) => list.get(name) !== '';
  const isPrinted = useOnPaper();
  const onPaper = [
    ...narrowedTo,
    ...filters.map((filter) => {
      const chosen = list.get(filter.name);
      return optionsOf(filter, chosen).find(({ value }) => value === chosen)?.label;
    }),
    search && isSet('q') && `“${list.get('q')}”`,
    pages !== undefined && pages > 1 && words.pageOf(list.page, pages),
  ].filter(Boolean);
  const showAll = names.some(isSet)
    ? () => {
        // The button disappears once no filter is left, so give its focus to the toolbar first.
        toolbar.current?.focus();
        list.clear(names);
      }
    : undefined;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{title}</h2>
        <p role="status" className="staff-summary">
          {summary}
        </p>
        {actions && <div className="staff-actions">{actions}</div>}
      </div>
      {isPrinted && onPaper.length > 0 && <p>{onPaper.join(', ')}</p>}
      {(search || filters.length > 0 || sorts.length > 0 || tools) && (
        <search ref={toolbar} tabIndex={-1} className="staff-tools">
          {search && <SearchField label={search} list={list} />}
          <Narrowing
            count={narrowing.length + (sorts.length > 0 ? 1 : 0)}
            set={narrowing.filter(isSet).length}
          >
            {filters.map((filter) => (
              <Select
                key={filter.name}
                aria-label={filter.label}
                className="staff-control"
                empty={filter.any}
                options={optionsOf(filter, list.get(filter.name))}
                value={list.get(filter.name)}
                onChange={(event) => list.set({ [filter.name]: event.target.value })}
              />
            ))}
            {tools}
            {sorts.length > 0 && (
              <Select
                aria-label={words.order}
                className="staff-control"
                options={sorts}
                value={list.get('sort') || sorts[0]?.value}
                onChange={(event) =>
                  list.set({ sort: event.target.value === sorts[0]?.value ? undefined : event.target.value })
                }
              />
            )}
          </Narrowing>
          {views}
          {showAll && (
            <Button variant="quiet" size="small" className="staff-clear" onClick={showAll}>
              {words.clear}
            </Button>
          )}
        </search>
      )}
      <ShowsAll value={showAll}>{children}</ShowsAll>
      {pages !== undefined && <Pages list={list} pages={pages} label={title} />}
    </main>
  );
}

/** Up to this many controls stay visible beside the search, even on a phone. */
const FEW = 2;

/**
 * The filters and the order: `count` controls, of which `set` are in use. On a phone many controls would push the list off the
 * screen, so a button opens them.
 */
export function Narrowing({ count, set, children }: { count: number; set: number; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (count <= FEW) return children;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="staff-narrowing-opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.filters(set)}
      </Button>
      <div id={id} className="staff-narrowing" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

function SearchField({ label, list }: { label: string; list: ListState }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type } = useTypedPart(list.get('q'), (q) => list.set({ q }));
  useShortcuts([{ keys: ['/'], label: words.search, run: () => field.current?.focus() }]);

  return (
    <div className="staff-search">
      <SearchIcon size={16} />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="control staff-control"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <span className="key" aria-hidden="true">
        /
      </span>
    </div>
  );
}

interface PagesProps {
  list: ListState;
  pages: number;
  label: string;
}

/** Previous and Next with "Page x of y" between. Nothing when there is one page. */
function Pages(props: PagesProps) {
  return props.pages > 1 && <ManyPages {...props} />;
}

function ManyPages({ list, pages: last, label }: PagesProps) {
  const { page } = list;
  useShortcuts([
    { keys: ['['], label: words.previousPage, run: () => page > 1 && list.setPage(page - 1) },
    { keys: [']'], label: words.nextPage, run: () => page < last && list.setPage(page + 1) },
  ]);
  return (
    <nav aria-label={words.pagesOf(label)} className="staff-pages">
      <Step to={page > 1 ? page - 1 : undefined} list={list}>
        {words.previous}
      </Step>
      <p role="status" className="tabular">
        {words.pageOf(page, last)}
      </p>
      <Step to={page < last ? page + 1 : undefined} list={list}>
        {words.next}
      </Step>
    </nav>
  );
}

/** A paging button. At the end of the list it is aria-disabled, not disabled: a disabled button would lose the focus. */
function Step({ to, list, children }: { to: number | undefined; list: ListState; children: ReactNode }) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && list.setPage(to)}
    >
      {children}
    </Button>
  );
}
