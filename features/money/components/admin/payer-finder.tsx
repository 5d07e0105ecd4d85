import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '#ui/admin/combobox.tsx';
import { useTimer } from '#ui/timer.ts';
import { counted, formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { PayerAnswer } from '../../schema.ts';
import { payersQuery } from './bank-calls.ts';

/** Typing is over when no key came for this long. */
const TYPED_MS = 150;
/** Fewer letters are in everything: the server is not asked. */
const FEWEST_LETTERS = 2;

/** "Tidewater, Mar 6, 2027, $1,070 open": by what a charter is recognised. */
export const payerText = ({ yacht, startDate, openCents }: PayerAnswer): string =>
  `${yacht}, ${dayText(startDate, 'plain')}, ${openCents > 0 ? `${formatCents(openCents)} open` : 'nothing open'}`;

/** Finds a charter that money is for, by client, yacht or number. */
export function PayerFinder({ onPick }: { onPick: (payer: PayerAnswer | undefined) => void }) {
  const timer = useTimer();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [picked, setPicked] = useState('');
  const typed = text.trim();
  const isAsking = typed.length >= FEWEST_LETTERS && text !== picked;
  const found = useQuery({
    ...payersQuery(asked),
    enabled: isAsking && asked.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const isSettled = asked === typed && !found.isPlaceholderData && !found.isPending;
  const known = isAsking ? (found.data ?? []) : [];
  const told = () => {
    if (!isAsking) return '';
    if (found.isError) return 'The charters could not be read.';
    if (!isSettled) return 'Searching…';
    return known.length === 0 ? 'No charter is called so.' : counted(known.length, 'charter');
  };
  return (
    <Combobox
      label="Find the charter"
      hint="By client, yacht or number."
      value={text}
      onType={(next) => {
        setText(next);
        setPicked('');
        onPick(undefined);
        timer.start(() => setAsked(next.trim()), TYPED_MS);
      }}
      options={known.map((payer) => ({
        id: payer.charterId,
        name: payer.client,
        detail: payerText(payer),
        payer,
      }))}
      onPick={({ payer }) => {
        const name = `${payer.client}, ${payer.number}`;
        setText(name);
        setPicked(name);
        onPick(payer);
      }}
      told={told()}
    />
  );
}
