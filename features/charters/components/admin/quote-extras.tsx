import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { FRESH_MS } from '#ui/reading.ts';
import { words } from './words/index.ts';

/** The extras of a quote: those on offer, and requested ones that are no longer offered, which staff can remove. */
export function QuoteExtras({
  asked,
  chosen,
  onChange,
}: {
  asked: readonly { readonly id: string; readonly name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const offered = useOfferedExtras(true, FRESH_MS);
  if (!offered) return null;
  const gone = asked.filter(({ id }) => !offered.some((extra) => extra.id === id));
  const shown = [...offered, ...gone.map(({ id, name }) => ({ id, name: words.offeredNoMore(name) }))];
  if (shown.length === 0) return null;
  return (
    <FieldGroup label={words.extras}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
