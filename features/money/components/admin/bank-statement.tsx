import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import type { ListState } from '#ui/admin/list-state.ts';
import { IfMay } from '#ui/admin/rights.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InWords } from '#ui/trouble.ts';
import { counted, formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { BankLinesAnswer, PayerAnswer } from '../../schema.ts';
import {
  BANK_PAGE_SIZE,
  type BankState,
  bankLinesQuery,
  recordBankLine,
  setBankLineAside,
} from './bank-calls.ts';
import { BankUpload } from './bank-upload.tsx';
import { MoneyViews } from './money-views.tsx';
import { PayerFinder, payerText } from './payer-finder.tsx';

type Line = BankLinesAnswer['lines'][number];

const STATES: readonly { readonly state: BankState; readonly label: string; readonly nothing: string }[] = [
  { state: 'open', label: 'To look at', nothing: 'Every line is recorded or set aside.' },
  { state: 'recorded', label: 'Recorded', nothing: 'No line has become a payment yet.' },
  { state: 'aside', label: 'Set aside', nothing: 'No line was set aside.' },
];

const WHY = {
  reference: 'Its number is in the text.',
  'amount-and-name': 'The amount is due, and the name is in the text.',
} as const;

/** Money that came in by the bank's files, each line with the charter it seems to be for (product 4.21). */
export function BankStatement({ list }: { list: ListState }) {
  const shown = STATES.find(({ state }) => state === list.get('state')) ?? STATES[0];
  const { state, nothing, label } = shown ?? { state: 'open' as const, nothing: '', label: '' };
  const found = useQuery({
    ...bankLinesQuery(state, list.get('page') || '1'),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const count = data?.counts[state] ?? 0;
  return (
    <ListPage
      title="Bank statement"
      list={list}
      summary={data && counted(count, 'line')}
      actions={
        <>
          <MoneyViews view="bank" />
          <IfMay area="charters" doing="changes">
            <BankUpload />
          </IfMay>
        </>
      }
      pages={Math.max(1, Math.ceil(count / BANK_PAGE_SIZE))}
    >
      <nav aria-label="Lines of the bank" className="overview-cards">
        {STATES.map((one) => (
          <Link
            key={one.state}
            to={`/admin/payments?view=bank&state=${one.state}`}
            className="stat-card"
            aria-current={one.state === state ? 'page' : undefined}
          >
            <span className="stat-label">{one.label}</span>
            <span className="stat-value tabular">{data ? data.counts[one.state] : '…'}</span>
          </Link>
        ))}
      </nav>
      {found.isError ? (
        <ReadFailure sentence="The lines could not be loaded." onRetry={() => void found.refetch()} />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : data.lines.length === 0 ? (
        <EmptyState title="Nothing here">{nothing}</EmptyState>
      ) : (
        <ul aria-label={label} className="grid">
          {data.lines.map((line) => (
            <BankLine key={line.id} line={line} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** "$1,070 of Mar 6, 2027": what a line is called where it is named. */
const lineText = ({ cents, receivedOn }: Line) => `${formatCents(cents)} of ${dayText(receivedOn, 'plain')}`;

function BankLine({ line }: { line: Line }) {
  return (
    <li className="grid gap-2 border-b border-line py-4 first:border-t">
      <p className="wrap-anywhere">
        <span className="tabular font-semibold">{formatCents(line.cents)}</span>{' '}
        <span className="text-muted">{dayText(line.receivedOn, 'plain')}</span>
        <span className="block">{line.words || 'What the bank wrote is no longer kept.'}</span>
        {line.hasDouble && line.state !== 'recorded' && (
          <span className="block text-sm text-urgent-strong">
            Another line has the same day and amount. Please make sure that it is not the same money.
          </span>
        )}
      </p>
      {line.recorded && <Recorded recorded={line.recorded} />}
      {line.aside && line.state === 'aside' && (
        <p className="text-sm text-muted wrap-anywhere">
          Set aside by {line.aside.by}: {line.aside.reason}
        </p>
      )}
      {line.proposal && (
        <p className="text-sm wrap-anywhere">
          <Link className="link" to={`/admin/bookings?open=${line.proposal.charterId}`}>
            {line.proposal.client}
          </Link>
          , {payerText(line.proposal)}. <span className="text-muted">{WHY[line.proposal.by]}</span>
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

function Recorded({ recorded: { receiptNumber, payer } }: { recorded: NonNullable<Line['recorded']> }) {
  return (
    <p className="text-sm text-muted">
      Receipt {receiptNumber}
      {payer && (
        <>
          {' '}
          of{' '}
          <Link className="link" to={`/admin/bookings?open=${payer.charterId}`}>
            {payer.client}
          </Link>
          , {payerText(payer)}
        </>
      )}
    </p>
  );
}

/** One press for what is proposed; any other charter, or none, by a dialog. */
function LineButtons({ line }: { line: Line }) {
  // What a dialog asks for, it says itself.
  const { create, change } = useChange();
  const press = useChange();
  const [asked, setAsked] = useState<'match' | 'aside'>();
  const [payer, setPayer] = useState<PayerAnswer>();
  const [reason, setReason] = useState('');
  const record = (charterId: string, send = create) =>
    send('Payment recorded', ['bank-line', line.id, charterId], (options) =>
      recordBankLine(line.id, charterId, options),
    );
  const { proposal } = line;
  const finds = proposal ? 'Another charter' : 'Find the charter';
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {proposal && (
          <Button
            size="small"
            busy={press.isPending}
            aria-label={`Record for ${proposal.client}: ${lineText(line)}`}
            // What was refused is said below.
            onClick={() => void record(proposal.charterId, press.create).catch(() => undefined)}
          >
            Record for {proposal.client}
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
        {line.state === 'open' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Set aside: ${lineText(line)}`}
            onClick={() => {
              setReason('');
              setAsked('aside');
            }}
          >
            Set aside
          </Button>
        )}
      </p>
      <FormTrouble trouble={press.trouble} faults="none" />
      <ConfirmDialog
        open={asked === 'match'}
        onOpenChange={close}
        title={`Record ${lineText(line)}`}
        question="The client is emailed a receipt, as for any payment."
        confirm="Record it"
        isDangerous={false}
        onConfirm={async () => {
          if (!payer) throw new InWords('Please find the charter first.');
          await record(payer.charterId);
        }}
      >
        <PayerFinder onPick={setPayer} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'aside'}
        onOpenChange={close}
        title={`Set ${lineText(line)} aside?`}
        question="For money that is no client’s payment, or is recorded already. It stays in the list of what was set aside."
        confirm="Set it aside"
        isDangerous={false}
        onConfirm={() => change('Set aside', () => setBankLineAside(line.id, reason.trim()))}
      >
        <Field label="Why" required hint="No names: it is kept.">
          <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
