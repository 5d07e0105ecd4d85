import { useHref } from 'react-router';
import { CARRIED_PARAMETERS } from './booking-query.ts';

/**
 * Sends an extra that is pressed before the scripts are there: to the address by which other pages choose it, with what
 * else that address carries. Its other parameters are left out, as they are where the page is rendered.
 */
export function EarlyChoice({ id, name, query }: { id: string; name: string; query: string }) {
  const carried = new URLSearchParams(query);
  return (
    <form id={id} method="get" action={useHref('/book-charter')} hidden>
      {CARRIED_PARAMETERS.filter((other) => other !== name && carried.get(other)).map((other) => (
        <input key={other} type="hidden" name={other} value={carried.get(other) ?? ''} />
      ))}
    </form>
  );
}
