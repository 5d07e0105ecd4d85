import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { plainText, requiredLine } from '#core/text-schema.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { AGREEMENT_KINDS, AGREEMENT_STATES, EVENT_KINDS, LACKS, ROLES } from './domain/index.ts';
import { words } from './words/index.ts';

const at = z.iso.datetime();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const shared = {
  id: z.uuid(),
  kind: z.enum(AGREEMENT_KINDS),
  number: z.number(),
  mode: z.enum(MODES).nullable(),
  state: z.enum(AGREEMENT_STATES),
  language: z.enum(LANGUAGES),
  pages: z.number(),
  sha256: sha256.meta({ description: 'Of the bytes that are shown to be signed' }),
  isAmendment: z.boolean(),
  signedName: z.string().nullable(),
  countersignedName: z.string().nullable(),
  createdAt: at,
  sealedAt: at.nullable(),
};

/** An agreement for its signer. */
export const signerAgreementAnswer = z
  .object({
    ...shared,
    isOpened: z
      .boolean()
      .meta({ description: 'The document was opened: from then on its signer can consent' }),
    isConsented: z.boolean(),
    isAlone: z.boolean().meta({ description: 'Nobody else signs it' }),
  })
  .meta({ id: 'AgreementToSign' });
export type SignerAgreement = z.infer<typeof signerAgreementAnswer>;

export const signerAgreementsAnswer = z
  .object({
    isAwaited: z.boolean().meta({
      description: 'Something is to be signed and is being made: all agreements here are earlier ones',
    }),
    isOnHold: z.boolean().meta({
      description:
        'Something is to be signed, but the yacht may not carry so many guests by now: all agreements here are earlier ones',
    }),
    agreements: z.array(signerAgreementAnswer).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'AgreementsToSign' });
export type SignerAgreements = z.infer<typeof signerAgreementsAnswer>;

/** An agreement for staff, with all its steps. */
const staffAgreementAnswer = z
  .object({
    ...shared,
    isOutdated: z.boolean().meta({ description: 'It no longer says what is agreed on' }),
    events: z.array(
      z.object({
        kind: z.enum(EVENT_KINDS),
        at,
        role: z.enum(ROLES),
        name: z.string(),
        address: z.string(),
        browser: z.string(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffAgreement' });
export type StaffAgreement = z.infer<typeof staffAgreementAnswer>;

export const staffAgreementsAnswer = z
  .object({
    lacks: z.enum(LACKS).nullable().meta({
      description: 'What is missing before something can be drawn up or signed for the confirmed charter',
    }),
    agreements: z.array(staffAgreementAnswer).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'StaffAgreements' });
export type StaffAgreements = z.infer<typeof staffAgreementsAnswer>;

/** The result of checking a document. It holds no names, because anybody may ask. */
export const verificationAnswer = z
  .object({
    id: z.uuid(),
    kind: z.enum(AGREEMENT_KINDS),
    isAlone: z.boolean().meta({ description: 'Nobody else signs it' }),
    verdict: z.enum(['whole', 'open', 'void', 'broken']),
    isShownKept: z.boolean(),
    isChainWhole: z.boolean(),
    isSealedKept: z.boolean().nullable(),
    isSealWhole: z.boolean().nullable(),
    stampedAt: at.nullable(),
    createdAt: at,
    sealedAt: at.nullable(),
    shownSha256: sha256,
    sealedSha256: sha256.nullable(),
    fingerprint: sha256.nullable(),
    steps: z.array(z.object({ kind: z.enum(EVENT_KINDS), at, hash: sha256 })),
  })
  .meta({ id: 'AgreementVerification' });
export type VerificationAnswer = z.infer<typeof verificationAnswer>;

/** The hash of the document that the caller has looked at. */
export const lookedBody = z.object({ sha256 }).meta({ id: 'AgreementLookedAt' });

export const signBody = z
  .object({ sha256, name: requiredLine(200, () => words.nameMissing) })
  .meta({ id: 'AgreementSignature' });

export const refuseBody = z
  .object({ sha256, reason: plainText(2_000).default('') })
  .meta({ id: 'AgreementRefusal' });

export const languageBody = z.object({ language: z.enum(LANGUAGES) }).meta({ id: 'AgreementLanguage' });

export const agreementChanged = z
  .object({ id: z.uuid(), state: z.enum(AGREEMENT_STATES), message: z.string() })
  .meta({ id: 'AgreementChanged' });

export const agreementAsked = z.object({ message: z.string() }).meta({ id: 'AgreementAsked' });
