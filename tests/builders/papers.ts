import fc from 'fast-check';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';

/** Papers without any entry. */
export const NO_PAPERS: YachtPapers = {
  charterMode: 'either',
  grossTons: null,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
};

/** Arbitrary papers and capacity of a yacht, with expiry days within three days of the given day. */
export function anyPapers(around: CharterDay) {
  const someDay = fc.integer({ min: -3, max: 3 }).map((days) => addDays(around, days));
  const orNone = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
  return fc.record({
    capacity: fc.integer({ min: 1, max: 60 }),
    papers: fc.oneof(
      fc.record<YachtPapers>({
        charterMode: fc.constantFrom('either', 'crewed', 'bareboat'),
        grossTons: orNone(fc.constantFrom(0, 6, 99.9, 100, 100.1, 500)),
        registrationNumber: orNone(fc.constant('FL 1234 AB')),
        certificateNumber: orNone(fc.constant('MIA-77')),
        certificatePassengers: orNone(fc.integer({ min: 1, max: 60 })),
        certificateValidUntil: orNone(someDay),
        insuranceValidUntil: orNone(someDay),
        liveryValidUntil: orNone(someDay),
      }),
      fc.constantFrom<YachtPapers>(
        NO_PAPERS,
        { ...NO_PAPERS, charterMode: 'crewed' },
        { ...NO_PAPERS, grossTons: 0 },
      ),
    ),
  });
}
