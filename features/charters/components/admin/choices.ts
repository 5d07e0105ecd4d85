import { words } from './words/index.ts';

const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** With or without amenities, as a select offers it. */
export const pricingChoices = () => choicesOf(words.pricingTypes);

/** Who hires the captain, as a select offers it; chosen by nobody, it follows from her papers. */
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
