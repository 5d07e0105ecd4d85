import { type SQL, sql } from 'drizzle-orm';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import { NOTICE_DAYS } from '../domain/ending-papers.ts';
import { LARGE_GROSS_TONS, PAPERS, UNINSPECTED } from '../domain/index.ts';
import { yachts } from '../tables.ts';

/** The columns that `offeredGuests` of the domain needs. */
export const papersColumns = {
  charterMode: yachts.charterMode,
  grossTons: yachts.grossTons,
  registrationNumber: yachts.registrationNumber,
  certificateNumber: yachts.certificateNumber,
  certificatePassengers: yachts.certificatePassengers,
  certificateValidUntil: yachts.certificateValidUntil,
  insuranceValidUntil: yachts.insuranceValidUntil,
  liveryValidUntil: yachts.liveryValidUntil,
};

const papers = sql.join(
  PAPERS.map((paper) => sql`${yachts[paper]}`),
  sql`, `,
);

/** How many guests a yacht is offered for on a day: the same rule as `offeredGuests` of the domain, in SQL (product 2.15). */
export function offeredGuestsOn(day: CharterDay): SQL<number> {
  const crewed = sql`case
    when ${yachts.certificateValidUntil} >= ${day}::date and ${yachts.certificatePassengers} is not null
      then ${yachts.certificatePassengers}
    when ${yachts.grossTons} >= ${sql.raw(String(LARGE_GROSS_TONS))} then ${sql.raw(String(UNINSPECTED.large))}
    else ${sql.raw(String(UNINSPECTED.small))}
  end`;
  // The greater number of the two modes. A mode in which the yacht is not chartered is null, which `greatest` ignores.
  return sql`case when num_nonnulls(${papers}) = 0 then ${yachts.capacity} else least(${yachts.capacity}, greatest(
    case when ${yachts.charterMode} <> 'bareboat' then ${crewed} end,
    case when ${yachts.charterMode} <> 'crewed' then ${sql.raw(String(UNINSPECTED.bareboat))} end
  )) end`.mapWith(Number) as SQL<number>;
}

/**
 * Whether a charter can be taken on a day, judged from today: the same rule as `endedPaper` of the domain, in SQL (product 2.16).
 */
export function isCoveredOn(day: CharterDay, today: CharterDay): SQL<boolean> {
  const lastDay = sql`least(${yachts.insuranceValidUntil}, ${yachts.liveryValidUntil})`;
  return sql`coalesce(${lastDay} >= ${day}::date or ${lastDay} > ${addDays(today, NOTICE_DAYS[0])}::date, true)`.mapWith(
    Boolean,
  ) as SQL<boolean>;
}
