import { addDays, type CharterDay } from '#core/charter-time.ts';
import { chance } from '../chance.ts';
import type { YachtSeed } from './yacht-seed.ts';

/** A sample yacht for more guests than this has a certificate of inspection for its whole capacity. */
const WITHOUT_CERTIFICATE = 12;

/** Sample yachts shorter than this are registered with the state, the others documented with the Coast Guard. */
const DOCUMENTED_FROM_FEET = 32;

const YEAR = 365;

const digits = (count: number, ...words: readonly string[]) =>
  String(Math.floor((1 + 9 * chance(...words)) * 10 ** (count - 1)));

/** Two thirds of length × beam × depth in feet, divided by 100 cubic feet. The hull's depth is taken as half its beam. */
export function grossTonsOf({ lengthFt, beamFt }: Pick<YachtSeed, 'lengthFt' | 'beamFt'>): number {
  return Math.round(((0.67 * lengthFt * beamFt * (beamFt / 2)) / 100) * 10) / 10;
}

/**
 * Plausible papers, with which a yacht may be chartered for its whole capacity. They expire some time after `today`, the day on
 * which the fleet is seeded.
 */
export function papersOf(yacht: YachtSeed, today: CharterDay) {
  const { id, lengthFt, capacity } = yacht;
  const within = (paper: string, least: number, days: number) =>
    addDays(today, least + Math.floor(chance(id, paper) * days));
  return {
    charterMode: 'either' as const,
    grossTons: grossTonsOf(yacht),
    registrationNumber:
      lengthFt < DOCUMENTED_FROM_FEET ? `FL ${digits(4, id, 'state')} SM` : digits(7, id, 'federal'),
    insuranceValidUntil: within('insurance', 60, YEAR),
    liveryValidUntil: within('livery', 60, YEAR),
    ...(capacity > WITHOUT_CERTIFICATE
      ? {
          certificateNumber: `C1-${digits(7, id, 'certificate')}`,
          certificatePassengers: capacity,
          certificateValidUntil: within('certificate', 3 * YEAR, 2 * YEAR),
        }
      : {}),
  };
}
