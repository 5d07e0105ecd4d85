import { MapPin } from 'lucide';
import { drawn } from '#ui/icons.tsx';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { quickSpecs } from './yacht-specs.ts';

const PlaceIcon = drawn(MapPin);

/** The yacht's name, brand and berth, and the facts that visitors compare first. */
export function YachtHeading({ yacht }: { yacht: YachtAnswer }) {
  const { name, brand, model, category, marina, location } = yacht;
  const berth = marina.includes(location) ? marina : [marina, location].filter(Boolean).join(', ');
  return (
    <div>
      <p className="text-sm font-semibold text-muted">
        {[brand, model].filter(Boolean).join(' ')} · {words.categories[category.id] ?? category.name}
      </p>
      <h1 translate="no" className="mt-2">
        {name}
      </h1>
      <p className="mt-4 flex items-center gap-2">
        <PlaceIcon size={20} className="shrink-0 text-muted" />
        <span className="sr-only">{words.marina}</span>
        {berth}
      </p>
      <dl
        aria-label={words.quickSpecs}
        className="mt-8 grid grid-cols-2 border-t min-[22.5rem]:grid-cols-3 border-line sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]"
      >
        {quickSpecs(yacht).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-b border-line py-4 pr-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="display tabular text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
