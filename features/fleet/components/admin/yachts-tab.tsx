import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { saidNow } from '#core/field-words.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { type BulkAction, BulkBar, ChooseAll, useChosen } from '#ui/admin/bulk.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { type ListState, useListState } from '#ui/admin/list-state.ts';
import { olderChoice } from '#ui/admin/old-translations.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useRowKeys } from '#ui/admin/row-keys.ts';
import { notDone, saysDone } from '#ui/admin/said.ts';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { usePages } from '#ui/admin/use-pages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { HOME_LOCATIONS } from '../../domain/index.ts';
import { yachtFields } from '../../fields/index.ts';
import { type AdminYachtAnswer, adminYachtsQuery as known } from '../../schema/index.ts';
import {
  adminYachtQuery,
  adminYachtsQuery,
  deleteYacht,
  restoreYacht,
  YACHT_PARTS,
  YACHTS,
  YACHTS_A_PAGE,
  YACHTS_REPORT,
} from './calls.ts';
import { ImportDialog } from './import-dialog.tsx';
import { words } from './words/index.ts';
import { YachtCard } from './yacht-card.tsx';
import { YachtForm } from './yacht-form.tsx';
import { YachtView } from './yacht-view.tsx';
import './field-words.ts';

/** The filters of the list, with their options. */
const filters = () =>
  [
    {
      name: 'category',
      label: words.category,
      any: words.anyCategory,
      options: saidNow(yachtFields.category).options.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'location',
      label: words.location,
      any: words.anyLocation,
      options: HOME_LOCATIONS.map((name) => ({ value: name, label: name })),
    },
    {
      name: 'status',
      label: words.status,
      any: words.inTheFleet,
      options: [
        { value: 'archived', label: words.archived },
        olderChoice(),
        { value: 'all', label: words.allYachts },
      ],
    },
  ] as const;

const sorts = () => Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

/** The actions on several yachts at once, such as at the beginning or end of a season. */
const bulk = (): readonly BulkAction<AdminYachtAnswer>[] => [
  {
    id: 'restore',
    label: words.restore,
    title: words.restoreMany,
    question: words.restoreManyText,
    done: words.restored,
    act: async ({ id, archivedAt }) => archivedAt && restoreYacht(id),
  },
  {
    id: 'archive',
    label: words.archive,
    title: words.archiveMany,
    question: (rows) =>
      words.archiveManyText(
        rows.filter(({ openRequests = 0 }) => openRequests > 0).length,
        rows.filter(({ heldQuotes = 0 }) => heldQuotes > 0).length,
      ),
    done: words.archived,
    isDangerous: true,
    act: async (yacht) => !yacht.archivedAt && deleteYacht(yacht),
  },
];

/**
 * The dialog of a yacht's price sheets, or of its calendar. Passed in, because the pricing and charter features depend on the
 * fleet, not the reverse.
 */
type YachtDialog = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  yacht: AdminYachtAnswer;
}>;

/** The Yachts tab. The address says which dialog is open, and for which yacht: `?new=1`, `?edit={id}`, `?prices={id}` … */
export function YachtsTab({ prices, calendar }: { prices: YachtDialog; calendar: YachtDialog }) {
  const list = useListState(known.shape);
  const mayChange = useMay()('fleet', 'changes');
  const query = list.query(YACHT_PARTS);
  const yachts = useQuery({
    ...adminYachtsQuery(query),
    placeholderData: keepPreviousData,
  });
  const open = (dialog: string, id = '1') => list.open({ [dialog]: id });
  const cards = useRowKeys((id) => open('view', id));
  useShortcuts(mayChange ? [{ keys: ['n'], label: words.addAYacht, run: () => open('new') }] : []);
  const total = yachts.data?.total;
  const chosen = useChosen(yachts.data?.items);
  return (
    <>
      <ListPage
        title={words.yachtsTitle}
        list={list}
        search={words.searchYachts}
        filters={filters()}
        sorts={sorts()}
        views={<SavedViews list="yachts" state={list} parts={YACHT_PARTS} />}
        summary={total === undefined ? undefined : words.yachts(total)}
        pages={usePages(list, yachts, YACHTS_A_PAGE)}
        actions={
          <>
            <ReportLink href={reportAddress(YACHTS_REPORT, query)} />
            {mayChange && (
              <>
                <Button variant="secondary" size="small" onClick={() => open('import')}>
                  {words.importYachts}
                </Button>
                <Button size="small" onClick={() => open('new')}>
                  {words.addNewYacht}
                </Button>
              </>
            )}
          </>
        }
      >
        <UnlessFailed found={yachts} failure={words.fleetNotRead}>
          {yachts.data && yachts.data.items.length === 0 ? (
            <EmptyState title={words.noYachts}>{mayChange && words.addOrImport}</EmptyState>
          ) : (
            <>
              {mayChange && yachts.data && (
                <div className="staff-choice">
                  <ChooseAll chosen={chosen} ids={yachts.data.items.map(({ id }) => id)} />
                </div>
              )}
              <ul ref={cards} className="staff-cards" aria-busy={!yachts.data || undefined}>
                {yachts.data
                  ? yachts.data.items.map((yacht) => (
                      <YachtCard
                        key={yacht.id}
                        yacht={yacht}
                        isChosen={chosen.has(yacht.id)}
                        onChoose={mayChange ? () => chosen.toggle(yacht.id) : undefined}
                        onOpen={(dialog) => open(dialog, yacht.id)}
                      />
                    ))
                  : Array.from({ length: YACHTS_A_PAGE }, (_, index) => `waiting-${index}`).map((key) => (
                      <li key={key} className="staff-card">
                        <Skeleton className="aspect-16/10 w-full" />
                        <div className="staff-card-body">
                          <Skeleton className="h-5 w-40" />
                          <Skeleton className="h-4 w-24" />
                        </div>
                      </li>
                    ))}
              </ul>
            </>
          )}
        </UnlessFailed>
        <BulkBar chosen={chosen} nameOf={({ name }) => name} actions={bulk()} />
      </ListPage>
      <Dialogs
        list={list}
        mayChange={mayChange}
        known={yachts.data?.items ?? []}
        prices={prices}
        calendar={calendar}
      />
    </>
  );
}

interface DialogsProps {
  list: ListState;
  mayChange: boolean;
  known: readonly AdminYachtAnswer[];
  prices: YachtDialog;
  calendar: YachtDialog;
}

const told = (refused: string) => ({
  readAgain: YACHTS,
  readAgainWhenRefused: true,
  says: saysDone,
  saysRefused: () => notDone(refused),
});

function Dialogs({ list, mayChange, known, prices: PricesDialog, calendar: CalendarDialog }: DialogsProps) {
  const mayOpen = useMay();
  const named = (
    [
      'view',
      ...(mayOpen('charters', 'reads') ? (['calendar'] as const) : []),
      ...(mayChange ? (['edit', 'prices', 'delete', 'restore'] as const) : []),
    ] as const
  ).find((dialog) => list.get(dialog) !== '');
  // A link to the form, such as where papers are missing, opens the details for staff who may not change yachts.
  const isShown = named === undefined && !mayChange && list.get('edit') !== '';
  const id = isShown ? list.get('edit') : named ? list.get(named) : '';
  const asked = useQuery({
    ...adminYachtQuery(id),
    enabled: id !== '',
    // Always read the yacht again before editing: a card in the list has only one picture, and may be out of date.
    staleTime: 0,
  });
  const last = useRef<AdminYachtAnswer>(undefined);
  const found = id === '' ? undefined : (asked.data ?? known.find((yacht) => yacht.id === id));
  if (found) last.current = found;
  const yacht = found ?? last.current;
  const close = (dialog: string) => () => list.show({ [dialog]: null });
  const swap = (from: string, to: string) => list.show({ [from]: null, [to]: id });
  const isEdited = useEdited(named === 'edit' ? id : '', asked);
  const deleting = useSending(deleteYacht, told(words.notDeleted));
  const restoring = useSending(restoreYacht, told(words.notRestored));
  return (
    <>
      {mayChange && (
        <>
          <YachtForm open={list.get('new') !== ''} onOpenChange={close('new')} />
          <ImportDialog open={list.get('import') !== ''} onOpenChange={close('import')} />
        </>
      )}
      <Unread asked={asked} found={found} dialog={named} close={close} />
      {yacht && (
        <>
          <YachtView
            open={(named === 'view' || isShown) && found !== undefined}
            onOpenChange={close(isShown ? 'edit' : 'view')}
            yacht={yacht}
            onEdit={() => swap('view', 'edit')}
          />
          {/* Wait for the whole yacht: a card's yacht has only one picture, and saving it would delete the gallery. */}
          <YachtForm key={yacht.id} open={isEdited} onOpenChange={close('edit')} yacht={yacht} />
          <PricesDialog
            open={named === 'prices' && found !== undefined}
            onOpenChange={close('prices')}
            yacht={yacht}
          />
          <CalendarDialog
            open={named === 'calendar' && found !== undefined}
            onOpenChange={close('calendar')}
            yacht={yacht}
          />
          <ConfirmDialog
            open={named === 'delete' && found !== undefined}
            onOpenChange={close('delete')}
            title={words.deleteYacht}
            question={words.deleteQuestion(yacht.name, yacht.openRequests, yacht.heldQuotes)}
            confirm={words.remove}
            onConfirm={() => deleting.mutateAsync(yacht)}
          />
          <ConfirmDialog
            open={named === 'restore' && found !== undefined}
            onOpenChange={close('restore')}
            title={words.restoreYacht}
            question={words.restoreQuestion(yacht.name)}
            confirm={words.restore}
            isDangerous={false}
            onConfirm={() => restoring.mutateAsync(yacht.id)}
          />
        </>
      )}
    </>
  );
}

/**
 * Whether the form of a yacht is open. It opens once the yacht is read; a later reading leaves it open, with all that is typed.
 *
 * @param wanted the yacht's id; '' for no form
 */
function useEdited(
  wanted: string,
  { data, isFetching }: Pick<UseQueryResult<AdminYachtAnswer>, 'data' | 'isFetching'>,
): boolean {
  const [edited, setEdited] = useState('');
  const isOpen = wanted !== '' && ((data?.id === wanted && !isFetching) || edited === wanted);
  const next = isOpen ? wanted : '';
  if (next !== edited) setEdited(next);
  return isOpen;
}

interface UnreadProps {
  asked: Pick<UseQueryResult<AdminYachtAnswer>, 'data' | 'isError' | 'error' | 'refetch'>;
  found: AdminYachtAnswer | undefined;
  dialog: string | undefined;
  close: (dialog: string) => () => void;
}

/** The message for a yacht that could not be read: otherwise nothing would happen when staff press its button. */
function Unread({ asked, found, dialog = 'edit', close }: UnreadProps) {
  const isMissing = (dialog === 'edit' ? asked.data : found) === undefined;
  return (
    <Dialog open={asked.isError && isMissing} onOpenChange={close(dialog)} title={words.yacht}>
      <ReadFailure sentence={sentenceOf(asked.error)} onRetry={() => void asked.refetch()} />
    </Dialog>
  );
}
