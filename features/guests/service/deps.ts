import type { Deps } from '#platform/deps.ts';
import type { AgeBand } from '../domain.ts';
import type { Guest, Waiver } from '../repository.ts';

/** The context that each value is sealed for: moved to another guest or field, it cannot be opened. */
export const sealContext = {
  name: (id: string) => `guest ${id} name`,
  allergies: (id: string) => `guest ${id} allergies`,
  contact: (id: string) => `guest ${id} contact`,
  record: (waiverId: string) => `waiver ${waiverId} record`,
  token: (caseId: string) => `guest-link ${caseId} token`,
};

/** Who signed a waiver, for whom, and from where. Sealed as JSON, letter for letter the text that was hashed. */
export type SignedRecord = {
  /** Random, so that nobody can find a name by hashing guesses. */
  readonly salt: string;
  /** The signature as typed under the text. */
  readonly name: string;
  readonly minors: readonly { readonly name: string; readonly ageBand: AgeBand }[];
  readonly address: string;
  readonly browser: string;
};

/** A guest with the name opened; of the other sealed details only whether they exist. */
export type OpenedGuest = {
  readonly id: string;
  readonly name: string;
  readonly ageBand: AgeBand;
  readonly namedBy: Guest['namedBy'];
  readonly hasAllergies: boolean;
  readonly hasContact: boolean;
  readonly isSigned: boolean;
  readonly waiverId: string | null;
};

/** A guest with the name opened. */
export const openGuest = ({ vault }: Pick<Deps, 'vault'>, guest: Guest): OpenedGuest => ({
  id: guest.id,
  name: vault.open(guest.sealedName, sealContext.name(guest.id)).toString('utf8'),
  ageBand: guest.ageBand,
  namedBy: guest.namedBy,
  hasAllergies: guest.sealedAllergies !== null,
  hasContact: guest.sealedContact !== null,
  isSigned: guest.waiverId !== null,
  waiverId: guest.waiverId,
});

/** Opens what a guest told the crew; empty texts for what was not told. */
export const openDetails = (
  { vault }: Pick<Deps, 'vault'>,
  { id, sealedAllergies, sealedContact }: Guest,
) => ({
  allergies: sealedAllergies ? vault.open(sealedAllergies, sealContext.allergies(id)).toString('utf8') : '',
  contact: sealedContact ? vault.open(sealedContact, sealContext.contact(id)).toString('utf8') : '',
});

/** Opens the record of a signed waiver. */
export const openRecord = ({ vault }: Pick<Deps, 'vault'>, { id, sealedRecord }: Waiver): SignedRecord =>
  JSON.parse(vault.open(sealedRecord, sealContext.record(id)).toString('utf8'));
