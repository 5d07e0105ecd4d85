import { addDays, charterDayAt } from '#core/charter-time.ts';
import { captains } from '#features/departures/tables.ts';
import type { SeedDeps } from './deps.ts';

/** The captains of the sample business, all invented. Their licenses stay valid for some time after the seeding. */
export async function seedCaptains({ db }: Pick<SeedDeps, 'db'>, now: Date): Promise<void> {
  const validFor = (days: number) => addDays(charterDayAt(now), days);
  await db.insert(captains).values(
    [
      {
        id: 'ines-duarte',
        name: 'Ines Duarte',
        license: 'master-100' as const,
        licenseNumber: '4128833',
        licenseValidUntil: validFor(920),
        phone: '+1 (305) 555-0140',
      },
      {
        id: 'malcolm-reyes',
        name: 'Malcolm Reyes',
        license: 'master-200' as const,
        licenseNumber: '3907142',
        licenseValidUntil: validFor(410),
        phone: '+1 (305) 555-0141',
      },
      {
        id: 'june-castellanos',
        name: 'June Castellanos',
        license: 'oupv' as const,
        licenseNumber: '4471206',
        licenseValidUntil: validFor(45),
        phone: '+1 (305) 555-0142',
      },
    ].map((captain, position) => ({ ...captain, position })),
  );
}
