import type { CharterDay } from '#core/charter-time.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { isEnough, type License } from './licenses.ts';

/** How a captain is chosen: from the list, named by the charterer, or the charterer themselves. */
export const CHOICES = ['listed', 'named', 'self'] as const;

/** The fewest captains to offer: a single one would be no choice (product 10.11). */
export const LEAST_TO_CHOOSE_FROM = 2;

/** What a captain's license must suffice for. */
export type Ship = {
  readonly grossTons: number | null;
  readonly isInspected: boolean;
  readonly guests: number;
  /** The day on which the charter returns. */
  readonly lastDay: CharterDay;
};

/** A yacht by her papers, for a charter of so many guests that returns on that day. */
export const shipOf = (
  { grossTons, certificatePassengers, certificateValidUntil }: YachtPapers,
  { guests, lastDay }: Pick<Ship, 'guests' | 'lastDay'>,
): Ship => ({
  grossTons,
  isInspected:
    certificatePassengers !== null && certificateValidUntil !== null && lastDay <= certificateValidUntil,
  guests,
  lastDay,
});

type Person = {
  readonly captainId: string | null;
  readonly name: string;
  readonly licenseNumber: string;
  readonly email: string;
};
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two choices mean one person: same listed captain, same name, or same license and email. The rest may be corrected. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.captainId !== null && other.captainId !== null) return one.captainId === other.captainId;
  const isSame = (field: 'name' | 'licenseNumber' | 'email') =>
    plain(one[field]) !== '' && plain(one[field]) === plain(other[field]);
  return isSame('name') || (isSame('licenseNumber') && isSame('email'));
}

type Licensed = { readonly license: License; readonly licenseValidUntil: CharterDay | null };

/** Why a license does not suffice; undefined if it does. */
export function licenseProblem(
  { license, licenseValidUntil }: Licensed,
  ship: Ship,
): 'license-ended' | 'license-too-small' | undefined {
  if (licenseValidUntil === null || licenseValidUntil < ship.lastDay) return 'license-ended';
  return isEnough(license, ship) ? undefined : 'license-too-small';
}

/** Whether a captain may take a charter out: there is one, not switched off, whose license suffices. */
export const isFit = (captain: (Licensed & { readonly isActive: boolean }) | null, ship: Ship): boolean =>
  captain?.isActive === true && licenseProblem(captain, ship) === undefined;

/** The captains a charterer may choose: free at that time and licensed for the yacht; none if there are fewer than two. */
export function choosable<Of extends Licensed & { readonly isBusy: boolean }>(
  captains: readonly Of[],
  ship: Ship,
): readonly Of[] {
  const good = captains.filter((captain) => !captain.isBusy && licenseProblem(captain, ship) === undefined);
  return good.length < LEAST_TO_CHOOSE_FROM ? [] : good;
}
