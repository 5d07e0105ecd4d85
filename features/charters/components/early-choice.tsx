/** Sends an extra that is pressed before the scripts are there: to the address by which other pages choose it. */
export function EarlyChoice({ id, name, query }: { id: string; name: string; query: string }) {
  const others = [...new URLSearchParams(query)].filter(([other]) => other !== name);
  return (
    <form id={id} method="get" action="/book-charter" hidden>
      {others.map(([other, value]) => (
        <input key={other} type="hidden" name={other} value={value} />
      ))}
    </form>
  );
}
