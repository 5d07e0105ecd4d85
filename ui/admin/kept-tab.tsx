import { type ReactNode, useRef, useState } from 'react';
import { counted } from '#words/amounts.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../choice.tsx';
import { useSending } from '../sending.ts';
import { Skeleton } from '../skeleton.tsx';
import { troubleOf } from '../trouble.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PencilIcon, TrashIcon } from './icons.tsx';
import { ListPage } from './list-page.tsx';
import { useListState } from './list-state.ts';
import { useRowKeys } from './row-keys.ts';
import { useShortcuts } from './shortcuts.tsx';
import { SortableCards } from './sortable.tsx';
import { EmptyState, ReadFailure } from './states.tsx';

type Kept = { readonly id: string; readonly isActive: boolean; readonly version: number };

/** What a card of a kept list shows. */
export type KeptCard = {
  readonly name: string;
  readonly picture?: string | undefined;
  readonly badges: readonly string[];
  /** Price, guests, stars. */
  readonly fact?: string | undefined;
  readonly text: string;
};

type Told = { readonly message: string };

interface KeptTabProps<Item extends Kept> {
  title: string;
  /** The words of the button: "Add Package". */
  add: string;
  /** In sentences: "package". */
  noun: string;
  many: string;
  /** The list as read; undefined while it is. */
  items: readonly Item[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** The list's query key: read anew after each change. */
  queryKey: readonly unknown[];
  cardOf: (item: Item) => KeptCard;
  onArrange: (ids: string[]) => Promise<unknown>;
  onShow: (item: Item, isActive: boolean) => Promise<Told>;
  onDelete: (item: Item) => Promise<Told>;
  /** The dialog that adds, or edits `item`. */
  form: (dialog: {
    item: Item | undefined;
    open: boolean;
    onOpenChange: (open: boolean) => void;
  }) => ReactNode;
  /** A part of a page instead of a page: its heading is one level down. */
  tools?: ReactNode;
}

/** A list that staff keep: cards in their order, each shown or hidden, edited and deleted. Dialogs are in the address. */
export function KeptTab<Item extends Kept>(props: KeptTabProps<Item>) {
  const { title, add, noun, many, items, cardOf, queryKey, tools } = props;
  const list = useListState();
  const frame = useRef<HTMLDivElement>(null);
  const open = (dialog: string, id = '1') => list.show({ [dialog]: id });
  useRowKeys(frame, (id) => open('edit', id));
  useShortcuts([{ keys: ['n'], label: add, run: () => open('new') }]);
  const isNarrowed = list.get('q') !== '' || list.get('status') !== '';

  const readAgain = [String(queryKey[0])];
  const saysRefused = (error: unknown) =>
    ({ title: 'Error', description: troubleOf(error).sentence, variant: 'destructive' }) as const;
  const arranging = useSending(props.onArrange, {
    readAgain,
    says: () => ({ title: 'Success', description: 'Order saved' }),
    saysRefused,
  });
  const showing = useSending(
    ({ item, isActive }: { item: Item; isActive: boolean }) => props.onShow(item, isActive),
    {
      readAgain,
      readAgainWhenRefused: true,
      says: ({ message }) => ({ title: 'Success', description: message }),
      saysRefused,
    },
  );
  const deleting = useSending(props.onDelete, {
    readAgain,
    says: ({ message }) => ({ title: 'Success', description: message }),
    saysRefused: () => ({ title: 'Error', description: `Failed to delete ${noun}`, variant: 'destructive' }),
  });
  // Shown at once; the server's own order follows.
  const order = arranging.isPending ? arranging.variables : undefined;
  const arranged = order
    ? [...(items ?? [])].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : items;
  const last = useRef<Item>(undefined);
  const named = list.get('edit') || list.get('delete');
  const found = items?.find(({ id }) => id === named);
  if (found) last.current = found;
  const item = found ?? last.current;
  return (
    <div ref={frame}>
      <ListPage
        title={title}
        list={list}
        search={`Search ${many}`}
        filters={[
          {
            name: 'status',
            label: 'Status',
            any: 'Shown and hidden',
            options: [
              { value: 'active', label: 'Shown on the site' },
              { value: 'hidden', label: 'Hidden' },
            ],
          },
        ]}
        tools={tools}
        summary={items && counted(items.length, noun, many)}
        actions={
          <Button size="small" onClick={() => open('new')}>
            {add}
          </Button>
        }
      >
        {props.isError ? (
          <ReadFailure sentence={`The ${many} could not be read.`} onRetry={props.onRetry} />
        ) : arranged === undefined ? (
          <div className="staff-cards" aria-busy="true">
            {['one', 'two', 'three', 'four'].map((key) => (
              <div key={key} className="staff-card">
                <Skeleton className="aspect-16/10 w-full" />
                <div className="staff-card-body">
                  <Skeleton className="h-5 w-40" />
                  <Skeleton className="h-4 w-24" />
                </div>
              </div>
            ))}
          </div>
        ) : arranged.length === 0 ? (
          <EmptyState title={`No ${many} here`}>
            {isNarrowed ? 'Nothing matches this search. Clear it to see the rest.' : `Add the first ${noun}.`}
          </EmptyState>
        ) : (
          <SortableCards
            label={title}
            items={arranged}
            idOf={({ id }) => id}
            nameOf={(one) => cardOf(one).name}
            onArrange={isNarrowed ? undefined : (ids) => arranging.mutate([...ids])}
          >
            {(one, handles) => (
              <CardInside
                card={cardOf(one)}
                isActive={one.isActive}
                handles={handles}
                onShow={(isActive) => showing.mutateAsync({ item: one, isActive }).catch(() => undefined)}
                onEdit={() => open('edit', one.id)}
                onDelete={() => open('delete', one.id)}
              />
            )}
          </SortableCards>
        )}
      </ListPage>
      {props.form({
        item: undefined,
        open: list.get('new') !== '',
        onOpenChange: (next) => next || list.show({ new: null }),
      })}
      {item && (
        <>
          {props.form({
            item,
            open: list.get('edit') !== '' && found !== undefined,
            onOpenChange: (next) => next || list.show({ edit: null }),
          })}
          <ConfirmDialog
            open={list.get('delete') !== '' && found !== undefined}
            onOpenChange={(next) => next || list.show({ delete: null })}
            title={`Delete ${noun}`}
            question={`Are you sure you want to delete "${cardOf(item).name}"?`}
            confirm="Delete"
            onConfirm={() => deleting.mutateAsync(item)}
          />
        </>
      )}
    </div>
  );
}

function CardInside({
  card,
  isActive,
  handles,
  onShow,
  onEdit,
  onDelete,
}: {
  card: KeptCard;
  isActive: boolean;
  handles: ReactNode;
  onShow: (isActive: boolean) => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { name, picture, badges, fact, text } = card;
  // Shown at once; the server's answer follows.
  const [wanted, setWanted] = useState<boolean>();
  const show = async (next: boolean) => {
    setWanted(next);
    await onShow(next);
    setWanted(undefined);
  };
  return (
    <>
      {picture !== undefined && (
        <div className="yacht-card-picture">
          <img
            src={picture}
            alt=""
            width={480}
            height={300}
            loading="lazy"
            className="h-full w-full object-cover"
          />
        </div>
      )}
      <div className="staff-card-body">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="staff-subtitle">{name}</h3>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {!isActive && <Badge colour="orange">Hidden</Badge>}
        </div>
        {fact && <p className="tabular font-semibold">{fact}</p>}
        <p className="line-clamp-3 text-sm text-muted">{text}</p>
      </div>
      <div className="staff-card-actions">
        <Checkbox
          label="Active"
          aria-label={`Active: ${name}`}
          className="mr-auto text-sm"
          checked={wanted ?? isActive}
          onChange={(event) => void show(event.target.checked)}
        />
        {handles}
        <button
          type="button"
          className="staff-icon-button"
          aria-label={`Edit ${name}`}
          title="Edit"
          onClick={onEdit}
        >
          <PencilIcon size={18} />
        </button>
        <button
          type="button"
          className="staff-icon-button"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={onDelete}
        >
          <TrashIcon size={18} />
        </button>
      </div>
    </>
  );
}
