import type { Deps } from '#platform/deps.ts';
import type { ClientGuests, StaffGuests, WaiverPage } from '../schema.ts';
import type { openGuestsByLink, openGuestsForStaff, readWaiver } from '../service/index.ts';

type Value<Use extends (...given: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Use>>,
  { readonly ok: true; readonly value: unknown }
>['value'];

/**
 * The stand-in for a call's body that is stored with its Idempotency-Key. With a plain hash of a name, an allergy or a contact,
 * someone could try values until one fits; a signature needs the site's key.
 */
export const markOf = ({ vault }: Pick<Deps, 'vault'>, body: object) => ({
  sealed: vault.sign('guest-body', JSON.stringify(body)),
});

type Shown = ClientGuests['guests'][number];
const shown = ({ id, name, ageBand, hasAllergies, hasContact, isSigned }: Shown): Shown => ({
  id,
  name,
  ageBand,
  hasAllergies,
  hasContact,
  isSigned,
});

export const encodeForClient = ({ guests, ...rest }: Value<typeof openGuestsByLink>): ClientGuests => ({
  ...rest,
  guests: guests.map(shown),
});

export const encodeForStaff = ({ guests, ...rest }: Value<typeof openGuestsForStaff>): StaffGuests => ({
  ...rest,
  guests: guests.map(({ signature, ...guest }) => ({
    ...shown(guest),
    namedBy: guest.namedBy,
    signature: signature && {
      name: signature.record.name,
      minors: signature.record.minors.map(({ name }) => name),
      at: signature.waiver.signedAt.toISOString(),
      language: signature.waiver.language,
      template: signature.waiver.template,
      wordingSha256: signature.waiver.wordingSha256,
      recordSha256: signature.waiver.recordSha256,
      address: signature.record.address,
      browser: signature.record.browser,
    },
  })),
});

/** The page that a guest sees; of the charter only what every guest may know. */
export const encodeWaiver = ({
  standing,
  charter,
  text,
  keepDays,
}: Value<typeof readWaiver>): WaiverPage => ({
  standing,
  keepDays,
  charter: charter && {
    yacht: charter.yachtName,
    marina: charter.marina,
    startDate: charter.startOn,
    departsAt: charter.departsAt.toISOString(),
    returnsAt: charter.returnsAt.toISOString(),
    arriveBy: charter.arriveBy.toISOString(),
  },
  text: text && { ...text, paragraphs: [...text.paragraphs] },
});
