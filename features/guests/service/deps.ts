import type { Deps } from '#platform/deps.ts';
import type { AgeBand } from '../domain.ts';
import type { Guest, Waiver } from '../repository.ts';

/** What a seal is bound to: moved to another guest or field it does not open. */
export const sealContext = {
  name: (id: string) => `guest ${id} name`,
  allergies: (id: string) => `guest ${id} allergies`,
  contact: (id: string) => `guest ${id} contact`,
  record: (waiverId: string) => `waiver ${waiverId} record`,
  token: (caseId: string) => `guest-link ${caseId} token`,
};

/** Who signed a waiver, for whom, and from where: sealed as JSON, letter by letter what was hashed. */
export type SignedRecord = {
  /** Of nothing but chance, so that nobody finds a name by trying hashes. */
  readonly salt: string;
  /** As typed under the text. */
  readonly name: string;
  readonly minors: readonly { readonly name: string; readonly ageBand: AgeBand }[];
  readonly address: string;
  readonly browser: string;
};

/** A guest with the name opened; what else is sealed is only named. */
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

/** Opens a guest's name. */
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

/** Opens what a guest told the crew; empty where nobody has said. */
export const openDetails = (
  { vault }: Pick<Deps, 'vault'>,
  { id, sealedAllergies, sealedContact }: Guest,
) => ({
  allergies: sealedAllergies ? vault.open(sealedAllergies, sealContext.allergies(id)).toString('utf8') : '',
  contact: sealedContact ? vault.open(sealedContact, sealContext.contact(id)).toString('utf8') : '',
});

/** Opens what was signed. */
export const openRecord = ({ vault }: Pick<Deps, 'vault'>, { id, sealedRecord }: Waiver): SignedRecord =>
  JSON.parse(vault.open(sealedRecord, sealContext.record(id)).toString('utf8'));
