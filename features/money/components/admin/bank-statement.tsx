import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import type { ListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { usePages } from '#ui/admin/use-pages.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InWords } from '#ui/trouble.ts';
import { formatCents, withThousands } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { BankLinesAnswer, PayerAnswer } from '../../schema/bank.ts';
import {
  BANK_PAGE_SIZE,
  type BankState,
  bankLinesQuery,
  linkBankLine,
  recordBankLine,
  setBankLineAside,
  undoBankMatch,
} from './bank-calls.ts';
import { BankUpload } from './bank-upload.tsx';
import { isRecordedAlready } from './calls.ts';
import { MoneyViews } from './money-views.tsx';
import { PayerFinder, payerText } from './payer-finder.tsx';
import { PaidOut, PayoutButton } from './payout.tsx';
import { UndoLine } from './undo-line.tsx';
import { words } from './words/index.ts';

type Line = BankLinesAnswer['lines'][number];

const STATES = ['open', 'recorded', 'aside'] as const satisfies readonly BankState[];

/** The payments from the bank's files, each line with the charter it seems to be for (product 4.21). */
export function BankStatement({ list }: { list: ListState }) {
  const state = STATES.find((one) => one === list.get('state')) ?? 'open';
  const found = useQuery({
    ...bankLinesQuery(state, String(list.page)),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const count = data?.counts[state] ?? 0;
  const total = data && { total: count };
  return (
    <ListPage
      title={words.views.bank}
      list={list}
      summary={data && words.lines(withThousands(count), count === 1)}
      actions={
        <>
          <MoneyViews view="bank" />
          <IfMay area="charters" doing="changes">
            <BankUpload />
          </IfMay>
        </>
      }
      pages={usePages(list, { data: total, isPlaceholderData: found.isPlaceholderData }, BANK_PAGE_SIZE)}
    >
      <nav aria-label={words.linesOfTheBank} className="overview-cards">
        {STATES.map((one) => (
          <Link
            key={one}
            to={`/admin/payments?view=bank&state=${one}`}
            className="stat-card"
            aria-current={one === state ? 'page' : undefined}
          >
            <span className="stat-label">{words.bankStates[one]}</span>
            <span className="stat-value tabular">{data ? data.counts[one] : '…'}</span>
          </Link>
        ))}
      </nav>
      <UnlessFailed found={found} failure={words.linesNotRead}>
        {!data ? (
          <Skeleton className="h-64" />
        ) : data.lines.length === 0 ? (
          <EmptyState title={words.nothingHere}>
            {STATES.every((one) => data.counts[one] === 0) ? words.noBankFile : words.noLines[state]}
          </EmptyState>
        ) : (
          <ul aria-label={words.bankStates[state]} className="grid">
            {data.lines.map((line) => (
              <BankLine key={line.id} line={line} />
            ))}
          </ul>
        )}
      </UnlessFailed>
    </ListPage>
  );
}

/** The name of a line in labels: "$1,070 of Mar 6, 2027". */
const lineText = ({ cents, receivedOn }: Line) =>
  words.lineOf(formatCents(cents), dayText(receivedOn, 'plain'));

function BankLine({ line }: { line: Line }) {
  return (
    <li className="grid gap-2 border-b border-line py-4 first:border-t">
      <p className="wrap-anywhere">
        <span className="tabular font-semibold">{formatCents(line.cents)}</span>{' '}
        <span className="text-muted">{dayText(line.receivedOn, 'plain')}</span>
        <span className="block">{line.words || words.wordsForgotten}</span>
        {line.hasDouble && line.state !== 'recorded' && (
          <span className="block text-sm text-urgent-strong">{words.hasDouble}</span>
        )}
      </p>
      {line.recorded && <Recorded recorded={line.recorded} />}
      {line.recorded?.isByHand && (
        <UndoLine
          line={lineText(line)}
          label={words.isNotReceipt(line.recorded.receiptNumber)}
          question={words.isNotReceiptQuestion}
          done={words.matchUndone}
          undo={() => undoBankMatch(line.id)}
        />
      )}
      {line.payout && <PaidOut lineId={line.id} line={lineText(line)} payout={line.payout} />}
      {line.aside && line.state === 'aside' && (
        <p className="text-sm text-muted wrap-anywhere">
          {words.setAsideBy(line.aside.by, line.aside.reason)}
        </p>
      )}
      {line.proposal && (
        <p className="text-sm wrap-anywhere">
          <Link className="link" to={`/admin/bookings?open=${line.proposal.charterId}`}>
            {line.proposal.client}
          </Link>
          , {payerText(line.proposal)}. <Proposed proposal={line.proposal} />
        </p>
      )}
      {line.state !== 'recorded' && (
        <IfMay area="charters" doing="changes">
          <LineButtons line={line} />
        </IfMay>
      )}
    </li>
  );
}

/** Why the charter is proposed; or that the line seems to be recorded already, by hand. */
function Proposed({ proposal: { by, recordedAs } }: { proposal: NonNullable<Line['proposal']> }) {
  if (!recordedAs) return <span className="text-muted">{words.proposedBy[by]}</span>;
  return (
    <span className="text-urgent-strong">
      {words.seemsRecorded(recordedAs.receiptNumber, dayText(recordedAs.receivedOn, 'plain'))}
    </span>
  );
}

function Recorded({ recorded: { receiptNumber, payer } }: { recorded: NonNullable<Line['recorded']> }) {
  return (
    <p className="text-sm text-muted">
      {payer ? (
        <>
          {words.receiptOf(receiptNumber)}{' '}
          <Link className="link" to={`/admin/bookings?open=${payer.charterId}`}>
            {payer.client}
          </Link>
          , {payerText(payer)}
        </>
      ) : (
        words.receipt(receiptNumber)
      )}
    </p>
  );
}

const recordText = ({ client, recordedAs }: NonNullable<Line['proposal']>) =>
  recordedAs ? words.recordAnother : words.recordFor(client);

/** One press records the line for the proposed charter. A dialog offers any other charter, or to set the line aside. */
function LineButtons({ line }: { line: Line }) {
  // A dialog shows the trouble of its own calls, so the direct press has separate state.
  const { create, change, error } = useChange();
  const press = useChange();
  const [asked, setAsked] = useState<'match' | 'aside'>();
  const [payer, setPayer] = useState<PayerAnswer>();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState('');
  const record = (charterId: string, isAnother: boolean, send = create) => {
    setRefused(charterId);
    return send(words.paymentRecorded, ['bank-line', line.id, charterId, isAnother], (options) =>
      recordBankLine(line.id, { charterId, isAnother }, options),
    );
  };
  // If it was refused as recorded already, pressing again for the same charter confirms that it is another payment.
  const isAnother = isRecordedAlready(error) && refused === payer?.charterId;
  const { proposal } = line;
  const known = proposal?.recordedAs;
  const finds = proposal ? words.anotherCharter : words.findCharter;
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {known && (
          <Button
            size="small"
            busy={press.isPending}
            aria-label={`${words.isReceipt(known.receiptNumber)}: ${lineText(line)}`}
            onClick={() =>
              // The refusal is shown below the buttons.
              void press
                .change(words.lineFound, () => linkBankLine(line.id, known.paymentId))
                .catch(() => undefined)
            }
          >
            {words.isReceipt(known.receiptNumber)}
          </Button>
        )}
        {proposal && (
          <Button
            size="small"
            variant={known ? 'secondary' : 'primary'}
            busy={press.isPending}
            aria-label={`${recordText(proposal)}: ${lineText(line)}`}
            onClick={() =>
              void record(proposal.charterId, known !== null, press.create).catch(() => undefined)
            }
          >
            {recordText(proposal)}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-label={`${finds}: ${lineText(line)}`}
          onClick={() => {
            setPayer(undefined);
            setAsked('match');
          }}
        >
          {finds}
        </Button>
        <PayoutButton lineId={line.id} line={lineText(line)} />
        {line.state === 'open' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${words.setAside}: ${lineText(line)}`}
            onClick={() => {
              setReason('');
              setAsked('aside');
            }}
          >
            {words.setAside}
          </Button>
        )}
      </p>
      <FormTrouble trouble={press.trouble} faults="none" />
      <ConfirmDialog
        open={asked === 'match'}
        onOpenChange={close}
        title={words.recordLine(lineText(line))}
        question={words.recordLineQuestion}
        confirm={isAnother ? words.recordAnother : words.recordIt}
        isDangerous={false}
        onConfirm={async () => {
          if (!payer) throw new InWords(words.findFirst);
          await record(payer.charterId, isAnother);
        }}
      >
        <PayerFinder onPick={setPayer} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'aside'}
        onOpenChange={close}
        title={words.setLineAside(lineText(line))}
        question={words.setAsideQuestion}
        confirm={words.setItAside}
        isDangerous={false}
        onConfirm={() => change(words.setAside, () => setBankLineAside(line.id, reason.trim()))}
      >
        <Field label={words.why} name="reason" required hint={words.noNames}>
          <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
