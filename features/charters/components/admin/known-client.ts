import { FIRST_LANGUAGE, type Language } from '#core/language.ts';

/** A client's details for a form; unknown ones are empty, and an unknown language null. */
export type KnownClient = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language | null;
};

/** The client's details as the form has them. All are set anew with each client: nothing of the one chosen before stays. */
export const detailsOf = ({ name, email, phone, language }: KnownClient) =>
  ({
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    language: language ?? FIRST_LANGUAGE,
  }) as const;

/** The props of the part that suggests clients while typing. It knows all customers, so a feature above charters hands it in. */
export interface ClientFinderProps {
  onPick: (client: KnownClient) => void;
}
