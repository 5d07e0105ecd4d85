import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClientFinderProps, KnownClient } from '#features/charters/components/admin/known-client.ts';
import { Combobox } from '#ui/admin/combobox.tsx';
import { useFinderText } from '#ui/admin/finder-text.ts';
import { clientsQuery } from './calls.ts';
import { words } from './words/index.ts';

/** Text with at least seven digits and nothing but phone punctuation is a phone number. */
const PHONE = /^[+\d\s().-]*(\d\D*){7}$/;

/** A new client from the text typed: it goes into the email, phone or name field, depending on what it looks like. */
function newClient(typed: string): KnownClient {
  const nobody = { name: '', email: '', phone: '', language: null };
  if (typed.includes('@')) return { ...nobody, email: typed };
  return PHONE.test(typed) ? { ...nobody, phone: typed } : { ...nobody, name: typed };
}

/** Finds the client of a booking by name, email or any digits of their phone, or starts a new client. */
export function ClientFinder({ onPick }: ClientFinderProps) {
  const { text, typed, asked, isAsking, mayAsk, isResting, type, pick } = useFinderText();
  const found = useQuery({
    ...clientsQuery(asked),
    enabled: mayAsk,
    placeholderData: keepPreviousData,
  });
  const isSettled = isResting && !found.isPlaceholderData && !found.isPending;
  const known = isAsking ? (found.data ?? []) : [];
  const options = [
    ...known.map((client, index) => ({
      id: String(index),
      name: client.name || client.email,
      detail: [client.email, client.phone, client.bookings > 0 && words.bookingsOf(client.bookings)]
        .filter(Boolean)
        .join(', '),
      client: client as KnownClient,
    })),
    ...(isAsking && isSettled
      ? [{ id: 'new', name: words.newClient(typed), detail: '', client: newClient(typed) }]
      : []),
  ];
  const told = () => {
    if (!isAsking) return '';
    if (found.isError) return words.clientsFailed;
    if (!isSettled) return words.searching;
    return known.length === 0 ? words.nobodyFound : words.clients(known.length);
  };
  return (
    <Combobox
      label={words.findClient}
      hint={words.findHint}
      value={text}
      onType={type}
      options={options}
      onPick={({ client }) => {
        pick(client.name || client.email || client.phone);
        onPick(client);
      }}
      told={told()}
    />
  );
}
