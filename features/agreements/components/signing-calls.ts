import type { Language } from '#core/language.ts';
import type { SignerAgreement } from '../schema.ts';

type Looked = { readonly sha256: string };

/** How whoever signs reaches their agreements: by a mailed link, or as an applicant. */
export type SigningCalls = {
  readonly fileUrl: (id: string) => string;
  readonly see: (id: string, looked: Looked) => Promise<unknown>;
  readonly consent: (id: string, looked: Looked) => Promise<unknown>;
  readonly sign: (id: string, signature: Looked & { readonly name: string }) => Promise<unknown>;
  readonly refuse: (id: string, refusal: Looked & { readonly reason: string }) => Promise<unknown>;
  /** Absent where the document is in the language of whoever wrote it. */
  readonly readIn?: (language: Language) => Promise<unknown>;
  /** Where they are read: after each step they are read again. */
  readonly address: string;
};

/** An agreement, and how its signer reaches it. */
export type Part = { readonly agreement: SignerAgreement; readonly calls: SigningCalls };

/** Who signs here: a captain signs what the charterer has. */
export type SignsAs = 'client' | 'captain';
