import { createHash } from 'node:crypto';
import { brand } from '#core/brand.ts';
import { charterDayAt } from '#core/charter-time.ts';
import type { Result } from '#core/result.ts';
import { writeFile } from '#features/documents/service/index.ts';
import { CONSENTS } from '#features/financing/domain/index.ts';
import { type ApplicationInput, applicationBody } from '#features/financing/schema/index.ts';
import {
  addDocument,
  type Caller,
  changeStatus,
  messageApplicant,
  recordDecision,
  reply,
  requestDocument,
  reviewDocument,
  submitApplication,
} from '#features/financing/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { createLog } from '#platform/log.ts';
import { type Happening, type SampleApplication, sampleApplications } from './sample-applications.ts';
import { samplePaper } from './sample-paper.ts';

const HOUR_MS = 3_600_000;

const USUAL = {
  purpose: 'acquisition',
  charterDate: 'Next spring',
  streetAddress: '1 Fictional Marina Way',
  city: 'Miami Beach',
  state: 'FL',
  zipCode: '33139',
  phone: '(305) 555-0170',
  dateOfBirth: '1979-04-12',
  ssnLast4: '0000',
  citizenshipStatus: 'us-citizen',
  employmentStatus: 'employed',
  employerPhone: '(305) 555-0171',
  timeAtEmployer: '7 years',
  otherIncome: '',
  housingStatus: 'own',
  monthlyHousingPayment: '$4,600',
  estimatedCreditScore: 'very-good',
  monthlyNetIncome: '$18,000',
  ...(Object.fromEntries(CONSENTS.map(({ kind }) => [kind, true])) as Record<
    (typeof CONSENTS)[number]['kind'],
    true
  >),
} satisfies Partial<ApplicationInput>;

const STAFF: Caller = { accountId: undefined, ownIds: [], isAdministrator: true, name: 'The team' };

/**
 * Gives a new site some sample applications for financing. It calls what applicants and staff themselves use, each step at its
 * own time. Nothing is mailed about them, not to the team either: all addresses end in .invalid.
 */
export async function seedApplications(deps: Deps): Promise<void> {
  for (const sample of sampleApplications) {
    await deps.db.transaction((db) => tell({ ...deps, db }, sample));
  }
}

/** Deps as of so many hours ago. They do not log, as nothing happens today, and skip the virus scan of our own samples. */
function ago(deps: Deps, hours: number): Deps {
  const now = new Date(deps.now().getTime() - hours * HOUR_MS);
  const config = { ...deps.config, clamdUrl: undefined, teamEmail: 'team@sample.invalid' };
  return { ...deps, now: () => now, config, log: createLog('silent') };
}

async function tell(deps: Deps, { form, hoursAgo, story }: SampleApplication): Promise<void> {
  const email = `${form.firstName}.${form.lastName}@sample.invalid`.toLowerCase();
  const asked = ago(deps, hoursAgo);
  const body = applicationBody(() => charterDayAt(asked.now())).parse({ ...USUAL, ...form, email });
  const applicant: Caller = { ...STAFF, isAdministrator: false, name: 'applicant' };
  const from = { address: '127.0.0.1', browser: 'Sample' };
  const { id } = agreed(await submitApplication(asked, body, applicant, from));
  const caller: Caller = { ...applicant, ownIds: [id] };
  const documents = new Map<string, string>();
  const person = `${form.firstName} ${form.lastName}`;
  for (const happening of story) {
    const moment = ago(deps, happening.hoursAgo);
    agreed(await happen(moment, id, caller, person, documents, happening));
  }
}

async function happen(
  deps: Deps,
  id: string,
  applicant: Caller,
  person: string,
  documents: Map<string, string>,
  what: Happening,
): Promise<Result<unknown, string>> {
  const documentOf = (type: string) => documents.get(type) ?? '';
  if ('sends' in what) {
    const fileName = `${what.sends}.pdf`;
    const file = agreed(await writeFile(deps, paperOf(what.sends, person)));
    const added = await addDocument(deps, id, applicant, { type: what.sends, fileName, file });
    if (added.ok) documents.set(what.sends, added.value.id);
    return added;
  }
  if ('accepts' in what) {
    return reviewDocument(deps, id, documentOf(what.accepts), STAFF, { review: 'accepted', reason: '' });
  }
  if ('sendsBack' in what) {
    const { sendsBack, why } = what;
    return reviewDocument(deps, id, documentOf(sendsBack), STAFF, { review: 'sent_back', reason: why });
  }
  if ('asksFor' in what) return requestDocument(deps, id, STAFF, { name: what.asksFor, note: what.note });
  if ('lenderAsks' in what) {
    const { lenderAsks: subject, content } = what;
    return messageApplicant(deps, id, STAFF, { from: 'lender', subject, content });
  }
  if ('answers' in what) return reply(deps, id, applicant, { content: what.answers, documentIds: [] });
  if ('decides' in what) {
    const { decides: decision, lenderId, note = '' } = what;
    return recordDecision(deps, id, STAFF, { decision, lenderId, reasons: [], note });
  }
  return changeStatus(deps, id, STAFF, { status: what.moves, reason: '' });
}

/** A sample document of that type, which says that it is only a sample. */
function paperOf(type: string, person: string) {
  const bytes = samplePaper(type, [
    person,
    `This page belongs to the sample business of ${brand.name}.`,
    'Neither the person nor anything that such a paper would say exists.',
  ]);
  return {
    bytes: bytes.byteLength,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    read: async () => bytes,
    discard: async () => undefined,
  };
}

function agreed<Value>(result: Result<Value, string>): Value {
  if (result.ok) return result.value;
  throw new Error(`A sample application was refused: ${result.reason}`);
}
