import { Suspense } from 'react';
import { saidTime } from '#features/calendar/domain/times.ts';
import { lazyPart } from '#ui/deferred.ts';
import { readOffers } from '../trip-words.ts';
import type { Offer } from './calls.ts';

// Loaded with the same dynamic import as on visitors' pages, so that it stays in a file that visitors may load.
const TimeOffers = lazyPart(() => import('../time-offers.tsx').then((module) => module.TimeOffers));

interface OffersProps {
  offers: readonly Offer[];
  onPick: (offer: Offer) => void;
}

/** The nearest free times when the wanted one is taken. */
export function Offers({ offers, onPick }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <Suspense>
      <TimeOffers offers={readOffers(offers)} onPick={(offer) => onPick(saidTime(offer))} />
    </Suspense>
  );
}
