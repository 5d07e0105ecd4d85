import { plain } from '#core/search-terms.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { statusBadge } from '#features/charters/policy/states.ts';
import { applicationBadge } from '#features/financing/domain/index.ts';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { SearchAnswer } from '../../schema.ts';
import { words } from './words/index.ts';

/** One line of the palette. */
export type PaletteOption = {
  readonly id: string;
  readonly name: string;
  /** Distinguishes this option from others with the same name. */
  readonly detail?: string | undefined;
  /** The address this option opens; without it, `run` is called instead. */
  readonly to?: string | undefined;
  readonly run?: () => void;
};
export type PaletteGroup = { readonly label: string; readonly options: readonly PaletteOption[] };

const told = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');

/** The server's results as one group per kind. Each option opens the screen where that record is worked on. */
export function groupsOf(found: SearchAnswer): PaletteGroup[] {
  return [
    {
      label: words.charters,
      options: found.charters.map(({ id, client, number, yacht, startDate, status }) => ({
        id: `charter-${id}`,
        name: client,
        detail: told(yacht, dayText(startDate, 'dated'), statusBadge(status).label, number),
        to: `/admin/bookings?open=${id}`,
      })),
    },
    {
      label: words.customers,
      options: found.customers.map(({ id, name, email, phone }) => ({
        id: `customer-${id}`,
        name: name || email,
        detail: told(email, phone),
        to: `/admin/customers?open=${id}`,
      })),
    },
    {
      label: words.yachts,
      options: found.yachts.map(({ id, name, brand, isArchived }) => ({
        id: `yacht-${id}`,
        name,
        detail: told(brand, isArchived && words.archived),
        to: `/admin/yachts?view=${id}${isArchived ? '&status=archived' : ''}`,
      })),
    },
    {
      label: words.applications,
      options: found.applications.map(({ id, applicant, status, estimatedAmount }) => ({
        id: `application-${id}`,
        name: applicant,
        detail: told(formatDollars(estimatedAmount), applicationBadge(status).label),
        to: `/admin/financing/${id}`,
      })),
    },
    {
      label: words.inquiries,
      options: found.inquiries.map(({ id, sender, topic, createdAt }) => ({
        id: `inquiry-${id}`,
        name: sender,
        detail: told(topic, instantText(createdAt, 'day')),
        to: `/admin/inquiries?open=${id}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
}

/** The screens and actions that match: every word typed begins some word of their name or detail. */
export function optionsLike(options: readonly PaletteOption[], typed: string): PaletteOption[] {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ name, detail = '' }) => {
    const own = plain(`${name} ${detail}`).split(/[\s-]+/);
    return asked.every((word) => own.some((part) => part.startsWith(word)));
  });
}

/** Whether an option came from the server, and is not a screen or an action. */
export const isFound = ({ id }: Pick<PaletteOption, 'id'>) =>
  /^(charter|customer|yacht|application|inquiry)-/.test(id);

/**
 * Whether Enter opens an option at once. Until the answer to the current text arrives, the list still shows results for the
 * previous text: one of those opens only if the staff member selected it.
 */
export const opensAtOnce = (
  option: Pick<PaletteOption, 'id'>,
  { isSettled, isChosen }: { readonly isSettled: boolean; readonly isChosen: boolean },
): boolean => isSettled || isChosen || !isFound(option);

const MOST_RECENT = 6;
const recentName = (username: string) => `staff-recent-${username}`;

/** What this staff member opened from the palette before, in this tab; the newest first. */
export const readRecent = (username: string): readonly PaletteOption[] =>
  readTab<PaletteOption[]>(recentName(username)) ?? [];

export function addRecent(username: string, { id, name, detail, to }: PaletteOption): void {
  const others = readRecent(username).filter((option) => option.id !== id);
  writeTab(recentName(username), [{ id, name, detail, to }, ...others].slice(0, MOST_RECENT));
}

/** Deletes the recent options when the session ends, because they contain people's names. */
export const forgetRecent = (username: string): void => writeTab(recentName(username), null);
