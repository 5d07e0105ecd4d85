import { addDays, type CharterDay } from '#core/charter-time.ts';
import { chance } from '../chance.ts';
import type { YachtSeed } from './yacht-seed.ts';

/** Above so many guests a yacht of the sample fleet has a certificate of inspection for as many as fit. */
const WITHOUT_CERTIFICATE = 12;

/** Under so many feet the sample's yachts are registered with the state, the others documented. */
const DOCUMENTED_FROM_FEET = 32;

const YEAR = 365;

const digits = (count: number, ...words: readonly string[]) =>
  String(Math.floor((1 + 9 * chance(...words)) * 10 ** (count - 1)));

/** Two thirds of length by beam by depth, in hundreds of cubic feet; a hull is about half as deep as it is wide. */
export function grossTonsOf({ lengthFt, beamFt }: Pick<YachtSeed, 'lengthFt' | 'beamFt'>): number {
  return Math.round(((0.67 * lengthFt * beamFt * (beamFt / 2)) / 100) * 10) / 10;
}

/**
 * Plausible papers: she is then offered for as many guests as fit on board. Their days lie ahead of the one on which the fleet
 * is put into the database.
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
