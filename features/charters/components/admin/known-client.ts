/** A client as a form has them; what is not known of them is empty. */
export type KnownClient = { readonly name: string; readonly email: string; readonly phone: string };

/** What finds a client while one types. It knows all customers, and so stands above charters. */
export interface ClientFinderProps {
  onPick: (client: KnownClient) => void;
}
