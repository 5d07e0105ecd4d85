import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Combobox } from '#ui/admin/combobox.tsx';
import { useFinderText } from '#ui/admin/finder-text.ts';
import { formatCents, withThousands } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { PayerAnswer } from '../../schema/bank.ts';
import { payersQuery } from './bank-calls.ts';
import { words } from './words/index.ts';

/** The description by which staff recognize a charter: "Tidewater, Mar 6, 2027, $1,070 open". */
export const payerText = ({ yacht, startDate, openCents }: PayerAnswer): string =>
  words.payer(yacht, dayText(startDate, 'plain'), openCents > 0 ? formatCents(openCents) : null);

/** A field to find the charter that a payment is for, by client, yacht or number. */
export function PayerFinder({ onPick }: { onPick: (payer: PayerAnswer | undefined) => void }) {
  const { text, asked, isAsking, mayAsk, isResting, type, pick } = useFinderText();
  const found = useQuery({
    ...payersQuery(asked),
    enabled: mayAsk,
    placeholderData: keepPreviousData,
  });
  const isSettled = isResting && !found.isPlaceholderData && !found.isPending;
  const known = isAsking ? (found.data ?? []) : [];
  const told = () => {
    if (!isAsking) return '';
    if (found.isError) return words.chartersNotRead;
    if (!isSettled) return words.searching;
    return known.length === 0
      ? words.noCharter
      : words.charters(withThousands(known.length), known.length === 1);
  };
  return (
    <Combobox
      label={words.findCharter}
      hint={words.finderHint}
      value={text}
      onType={(next) => {
        type(next);
        onPick(undefined);
      }}
      options={known.map((payer) => ({
        id: payer.charterId,
        name: payer.client,
        detail: payerText(payer),
        payer,
      }))}
      onPick={({ payer }) => {
        pick(`${payer.client}, ${payer.number}`);
        onPick(payer);
      }}
      told={told()}
    />
  );
}
