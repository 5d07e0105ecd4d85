import type { Language } from '#core/language.ts';
import type { SignerAgreement } from '../schema.ts';

type Looked = { readonly sha256: string };

/** The API calls of a signer, who comes by a mailed link or as an applicant. */
export type SigningCalls = {
  readonly fileUrl: (id: string) => string;
  readonly see: (id: string, looked: Looked) => Promise<unknown>;
  readonly consent: (id: string, looked: Looked) => Promise<unknown>;
  readonly sign: (id: string, signature: Looked & { readonly name: string }) => Promise<unknown>;
  readonly refuse: (id: string, refusal: Looked & { readonly reason: string }) => Promise<unknown>;
  /** Asks for the document in another language. Absent when its language cannot be chosen, as for a lender's terms. */
  readonly readIn?: (language: Language) => Promise<unknown>;
  /** The path of the query that reads the agreements. It is read again after each step. */
  readonly address: string;
};

/** An agreement with the API calls of its signer. */
export type Part = { readonly agreement: SignerAgreement; readonly calls: SigningCalls };

/** Who signs here. A captain signs after the charterer. */
export type SignsAs = 'client' | 'captain';
