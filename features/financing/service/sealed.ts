import type { SealedTable } from '#platform/storage/reseal.ts';
import { financingApplications, financingDocuments } from '../tables.ts';
import { sealContext } from './deps.ts';

/** The sealed columns of applications and their documents. */
export const SEALED_APPLICATIONS: readonly SealedTable[] = [
  {
    id: financingApplications.id,
    columns: [
      [financingApplications.sealedDateOfBirth, sealContext.dateOfBirth],
      [financingApplications.sealedSsnLast4, sealContext.ssnLast4],
    ],
  },
  { id: financingDocuments.id, columns: [[financingDocuments.sealedFileName, sealContext.fileName]] },
];
