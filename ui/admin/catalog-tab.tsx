import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { type Catalog, type CatalogItem, calledNow } from '#core/catalog.ts';
import type { Fields } from '#core/field-kinds.ts';
import { catalogBody } from '#core/fields.ts';
import { oldTranslations, translatedIn } from '#core/translations.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSending } from '../sending.ts';
import { catalogCalls } from './catalog-calls.ts';
import { type Card, CardSkeletons, CatalogCard, cardFrom } from './catalog-card.tsx';
import { CatalogForm } from './catalog-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { PictureControls } from './field-rows.tsx';
import { ListPage } from './list-page.tsx';
import { type ListState, useListState } from './list-state.ts';
import { OLDER, olderChoice } from './old-translations.tsx';
import { UnlessFailed } from './read.tsx';
import { IfMay, useMay } from './rights.tsx';
import { useRowKeys } from './row-keys.ts';
import { notDone, saysDone, saysRefused } from './said.ts';
import { useShortcuts } from './shortcuts.tsx';
import { SortableCards } from './sortable.tsx';
import { EmptyState } from './states.tsx';
import { words } from './words/index.ts';

interface CatalogTabProps<Of extends Fields> {
  catalog: Catalog<Of>;
  pictures: PictureControls;
  /** Overrides parts of the card that the catalog describes. */
  cardOf?: (item: CatalogItem<Of>) => Partial<Card>;
  /** The title of the dialog that edits an item; if absent, "Edit " and the item's name. */
  editing?: (item: CatalogItem<Of>) => string;
  /** A schema with an extra rule, in place of the one made from the catalog's fields. */
  schema?: z.ZodType;
  /** The staff member's own saved views of the list. `state` is what the list shows, by these `parts` of its address. */
  views: ComponentType<{ catalog: Pick<Catalog, 'path'>; state: ListState; parts: readonly string[] }>;
  /** More controls of the toolbar, their names in the address, and which items they leave in the list. */
  tools?: ReactNode;
  narrowedBy?: readonly string[];
  isWanted?: (item: CatalogItem<Of>) => boolean;
}

function inOrder<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  order: readonly string[] | undefined,
): readonly Item[] | undefined {
  if (!items || !order) return items;
  return [...items].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/**
 * The item that a dialog is about. It stays while the dialog closes, when the address no longer names it or the reloaded list
 * no longer has it. If the address names an item that does not exist, `isGone` is true, and a dialog says so.
 */
function useNamed<Item extends { readonly id: string }>(items: readonly Item[] | undefined, named: string) {
  const last = useRef<{ readonly item: Item | undefined; readonly named: string }>({
    item: undefined,
    named,
  });
  const found = items?.find(({ id }) => id === named);
  if (found) last.current = { item: found, named };
  else if (named === '') last.current = { ...last.current, named };
  else if (named !== last.current.named) last.current = { item: undefined, named };
  const { item } = last.current;
  const isThere = named !== '' && item !== undefined;
  return { item, isThere, isGone: named !== '' && items !== undefined && !isThere };
}

/**
 * A catalog's screen: cards in their order; each can be shown, hidden, edited, moved and deleted. The open dialog is in the
 * address.
 */
export function CatalogTab<Of extends Fields>({
  catalog,
  pictures,
  cardOf,
  editing,
  schema = catalogBody(catalog.kind, catalog.fields),
  views: Views,
  tools,
  narrowedBy = [],
  isWanted = () => true,
}: CatalogTabProps<Of>) {
  type Item = CatalogItem<Of>;
  const { noun, many, active = words.shownOnSite } = calledNow(catalog);
  const { fields } = catalog;
  const list = useListState();
  const mayChange = useMay()(catalog.area, 'changes');
  const calls = catalogCalls(catalog);
  const found = useQuery(calls.query(list.query(['q', 'status'])));
  // The server reads each catalog whole, so this filter needs no call of its own.
  const isOldWanted = list.get('status') === OLDER;
  const items = found.data?.filter(
    (item) => isWanted(item) && (!isOldWanted || oldTranslations(fields, item).length > 0),
  );
  const open = (dialog: string, id = '1') => list.open({ [dialog]: id });
  const add = words.addNoun(noun);
  const frame = useRowKeys((id) => mayChange && open('edit', id));
  useShortcuts(mayChange ? [{ keys: ['n'], label: add, run: () => open('new') }] : []);
  const isNarrowed = ['q', 'status'].some((part) => list.get(part) !== '');
  const asCard = (item: Item): Card => ({ ...cardFrom(catalog, item), ...cardOf?.(item) });

  const readAgain = calls.keys;
  const arranging = useSending(calls.arrange, {
    readAgain,
    readAgainWhenRefused: true,
    says: () => saysDone({ message: words.orderSaved }),
    saysRefused,
  });
  const showing = useSending(
    ({ item: { id, version }, isActive }: { item: Item; isActive: boolean }) =>
      calls.show(id, { isActive, version }),
    { readAgain, readAgainWhenRefused: true, says: saysDone, saysRefused },
  );
  const deleting = useSending(calls.remove, {
    readAgain,
    readAgainWhenRefused: true,
    says: saysDone,
    saysRefused: () => notDone(words.notDeleted(noun)),
  });
  // Show the new order at once, before the server answers.
  const arranged = inOrder(items, arranging.isPending ? arranging.variables?.ids : undefined);
  const { item, isThere, isGone } = useNamed(items, list.get('edit') || list.get('delete'));
  const form = {
    noun,
    schema,
    fields,
    pictures,
    readAgain,
  };
  return (
    <div ref={frame}>
      <ListPage
        title={words.titleOf(many)}
        list={list}
        search={words.searchIn(many)}
        filters={[
          {
            name: 'status',
            label: words.status,
            any: words.shownAndHidden,
            options: [
              { value: 'active', label: active },
              { value: 'hidden', label: words.hidden },
              ...(translatedIn(fields).length > 0 ? [olderChoice()] : []),
            ],
          },
        ]}
        tools={tools}
        toolParts={narrowedBy}
        views={<Views catalog={catalog} state={list} parts={['q', 'status', ...narrowedBy]} />}
        summary={items && words.countOf(items.length, noun, many)}
        actions={
          <IfMay area={catalog.area} doing="changes">
            <Button size="small" onClick={() => open('new')}>
              {add}
            </Button>
          </IfMay>
        }
      >
        <UnlessFailed found={found} failure={words.notRead(many)}>
          {arranged === undefined ? (
            <CardSkeletons />
          ) : arranged.length === 0 ? (
            <EmptyState title={words.noneHere(many)}>{mayChange && words.addFirst(noun)}</EmptyState>
          ) : (
            <SortableCards
              label={words.titleOf(many)}
              items={arranged}
              idOf={({ id }) => id}
              nameOf={(one) => asCard(one).name}
              onArrange={
                isNarrowed || !mayChange
                  ? undefined
                  : (ids, moved) => arranging.mutate({ ids: [...ids], moved })
              }
            >
              {(one, handles) => (
                <CatalogCard
                  card={asCard(one)}
                  isActive={'isActive' in one && one.isActive === true}
                  handles={handles}
                  mayChange={mayChange}
                  onShow={(isActive) => showing.mutateAsync({ item: one, isActive }).catch(() => undefined)}
                  onEdit={() => open('edit', one.id)}
                  onDelete={() => open('delete', one.id)}
                />
              )}
            </SortableCards>
          )}
        </UnlessFailed>
      </ListPage>
      <IfMay area={catalog.area} doing="changes">
        <CatalogForm<Item, Of>
          {...form}
          title={add}
          item={undefined}
          open={list.get('new') !== ''}
          onOpenChange={(next) => next || list.show({ new: null })}
          save={(values, version) => calls.save(undefined, { ...values, version })}
        />
        <Dialog
          open={isGone}
          onOpenChange={(next) => next || list.show({ edit: null, delete: null })}
          title={words.titleOf(noun)}
          description={words.notInList}
        />
        {item && (
          <>
            <CatalogForm<Item, Of>
              {...form}
              title={editing?.(item) ?? words.editOf(asCard(item).name)}
              item={item}
              open={list.get('edit') !== '' && isThere}
              onOpenChange={(next) => next || list.show({ edit: null })}
              save={(values, version) => calls.save(item.id, { ...values, version })}
            />
            <ConfirmDialog
              open={list.get('delete') !== '' && isThere}
              onOpenChange={(next) => next || list.show({ delete: null })}
              title={words.deleteNoun(noun)}
              question={words.deleteQuestion(asCard(item).name)}
              confirm={words.remove}
              onConfirm={() => deleting.mutateAsync(item)}
            />
          </>
        )}
      </IfMay>
    </div>
  );
}
