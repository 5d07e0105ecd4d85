import { words } from './words/index.ts';

const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** With or without amenities, as options of a select. */
export const pricingChoices = () => choicesOf(words.pricingTypes);

/** The modes, as options of a select. If staff choose none, the yacht's papers decide. */
export const modeChoices = () => choicesOf(words.modes);

/** What adding a booking sends to its client. */
export function sentWords({
  contactEmail = '',
  confirm = false,
}: {
  readonly contactEmail?: string;
  readonly confirm?: boolean | undefined;
}): string {
  const email = contactEmail.trim();
  if (email === '') return confirm ? words.sent.nothingConfirmed : words.sent.nothing;
  return confirm ? words.sent.confirmation(email) : words.sent.later(email);
}
