import { type CharterDay, charterDayAt, isCharterDay } from '#core/charter-time.ts';
import { fleet } from '#features/fleet/queries/routes.ts';
import { answerIfAny } from '#ui/reading.ts';
import { setTyped, type TypedValues } from '#ui/typed-values.ts';
import { PREFERRED_TIMES } from '../domain.ts';
import { words } from '../words/index.ts';

/** The values for the fields of either form that a link brings from a yacht or the charter form; what they can't take is left out. */
export function wishesIn(query: URLSearchParams, today: CharterDay): TypedValues {
  const [date = '', guests = '', slot = ''] = ['date', 'guests', 'slot'].map((name) => query.get(name) ?? '');
  return {
    ...(isCharterDay(date) && date >= today ? { date, eventDate: date } : {}),
    ...(/^[1-9]\d{0,3}$/.test(guests) ? { guests, numberOfGuests: guests } : {}),
    ...(slot === 'full-day' ? { duration: slot } : {}),
    ...(PREFERRED_TIMES.some((time) => time === slot) ? { preferredTime: slot } : {}),
  };
}

/**
 * Writes into the form around an element what the page's address brings, and which yacht it is about; typed values win. In the
 * browser only, so that the page is cached once for every address.
 */
export async function carryInto(inside: HTMLElement): Promise<void> {
  const form = inside.closest('form');
  if (!form) return;
  const query = new URLSearchParams(window.location.search);
  setTyped(form, wishesIn(query, charterDayAt(new Date())));
  const id = query.get('yacht');
  if (!id) return;
  // Without its name nothing is said of the yacht: the form works all the same.
  const yacht = await fleet()
    .yachts[':id'].$get({ param: { id } })
    .then(answerIfAny)
    .catch(() => null);
  if (!yacht) return;
  const line = `${words.aboutYacht}${yacht.name}\n`;
  setTyped(form, { message: line });
  // A draft keeps the line of the yacht that was asked about before; now it is another one.
  const message = form.elements.namedItem('message');
  if (message instanceof HTMLTextAreaElement && message.value.startsWith(words.aboutYacht))
    message.value = message.value.replace(/^.*\n?/, line);
}
