import type { TimeOfDay } from '#features/calendar/domain/times.ts';
import { Button } from '#ui/button.tsx';
import { words } from '../words/index.ts';
import { offerText } from './slot-words.ts';

interface TimeOffersProps {
  offers: readonly TimeOfDay[];
  onPick: (offer: TimeOfDay) => void;
}

/** The nearest free times when the wanted one is taken. A press chooses one; nothing else in the form changes. */
export function TimeOffers({ offers, onPick }: TimeOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.availableClose}</p>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offerText(offer)}>
            <Button variant="secondary" size="small" onClick={() => onPick(offer)}>
              {offerText(offer)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
