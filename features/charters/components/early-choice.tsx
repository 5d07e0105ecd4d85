import { useContext } from 'react';
import { useHref } from 'react-router';
import { ScriptMark } from '#ui/script-mark.ts';
import { CARRIED_PARAMETERS } from './booking-query.ts';
import { KEEP_PRESSES } from './early-presses.ts';

/**
 * What takes an extra that is pressed before the page's own scripts are there: it is kept on its button until they come. Where no
 * script runs at all it is sent, to the address by which other pages choose it, with what
 * else that address carries. Its other parameters are left out, as they are where the page is rendered.
 */
export function EarlyChoice({ id, name, query }: { id: string; name: string; query: string }) {
  const carried = new URLSearchParams(query);
  return (
    <>
      <form id={id} method="get" action={useHref('/book-charter')} hidden>
        {CARRIED_PARAMETERS.filter((other) => other !== name && carried.get(other)).map((other) => (
          <input key={other} type="hidden" name={other} value={carried.get(other) ?? ''} />
        ))}
      </form>
      <script nonce={useContext(ScriptMark)} suppressHydrationWarning>
        {import.meta.env.SSR ? KEEP_PRESSES : ''}
      </script>
    </>
  );
}
