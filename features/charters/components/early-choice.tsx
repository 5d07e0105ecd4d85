import { useContext } from 'react';
import { useHref } from 'react-router';
import { ScriptMark } from '#ui/script-mark.ts';
import { CARRIED_PARAMETERS } from './booking-query.ts';
import { KEEP_PRESSES } from './early-presses.ts';

/**
 * The form that takes presses on extras before the page's scripts have loaded. An inline script keeps them until then. Without
 * any script, a press submits the form: to the address with which other pages choose extras, with the other parameters that it
 * carries. Unknown parameters are dropped, as they are when the page is rendered.
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
