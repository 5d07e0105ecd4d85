import { createHash, randomBytes } from 'node:crypto';
import { brand } from '#core/brand.ts';
import { languageNow } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { changeCase } from '#features/cases/service.ts';
import { arrivalOf } from '#features/charters/domain.ts';
import { boardingOf } from '#features/charters/service/boarding.ts';
import type { AgreedFrom, Charter } from '#features/charters/service/index.ts';
import { sha256 as sha256Of } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { dayText } from '#words/days.ts';
import {
  hasRoomFor,
  meet,
  NOTICE_TITLE,
  type Standing,
  standingOf,
  statutoryNotice,
  textToHash,
  WAIVER_TEMPLATE,
  type WaiverText,
} from '../domain.ts';
import {
  findGuests,
  findLink,
  findWaivers,
  holdGuests,
  insertCode,
  insertWaiver,
  updateGuest,
} from '../repository.ts';
import type { WaiverBody } from '../schema.ts';
import { words } from '../words/index.ts';
import { openGuest, type SignedRecord, sealContext } from './deps.ts';
import { followGuestLink } from './links.ts';
import { addedDetails, insertNamed } from './naming.ts';

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * How many signatures a link accepts for each place, so that nobody can fill the database: signing again is stored again.
 * Signatures are not counted by person, because a limit for each person would tell who has signed (product 11.3).
 */
const MOST_A_PLACE = 5;
const LONGEST_BROWSER = 400;
/** 192 bits: too many to guess a guest's code. */
const CODE_LETTERS = 32;

/** The waiver's text for a charter, in the language of the call. */
function textFor(charter: Pick<Charter, 'yachtName' | 'startOn'>): WaiverText {
  const business = brand.name;
  return {
    title: words.waiverTitle,
    paragraphs: [
      words.waiverParties(business, charter.yachtName, dayText(charter.startOn, 'full')),
      words.waiverRisks,
      words.waiverAccepted,
      words.waiverRelease,
      words.waiverConduct,
      words.waiverHealth,
      words.waiverMinors,
      words.waiverLaw,
    ],
    noticeTitle: NOTICE_TITLE,
    notice: statutoryNotice(business.toUpperCase()),
    noticeTranslated: words.noticeTranslated(business.toUpperCase()) || null,
  };
}

function waiverOf(charter: Pick<Charter, 'yachtName' | 'startOn'>) {
  const text = textFor(charter);
  const language = languageNow();
  const sha256 = hexOf(textToHash(WAIVER_TEMPLATE, language, text));
  return { ...text, language, template: WAIVER_TEMPLATE, sha256 };
}

/**
 * The page of a guest's link: when and where, and the text to sign; if the charter is not open, only its standing. Refused with
 * `guest-link-over`.
 */
export async function readWaiver(deps: Pick<Deps, 'db' | 'log' | 'now' | 'config'>, token: string) {
  const found = await followGuestLink(deps, token);
  if (!found.ok) return found;
  const charter = found.value;
  const standing = standingOf(charter, deps.now());
  const keepDays = deps.config.guestKeepDays;
  if (standing !== 'open') return ok({ standing, charter: null, text: null, keepDays });
  const { marina, arriveMinutesEarly } = await boardingOf(deps, charter);
  return ok({
    standing,
    charter: { ...charter, marina, arriveBy: arrivalOf(charter, arriveMinutesEarly) },
    text: waiverOf(charter),
    keepDays,
  });
}

const CLOSED = {
  cancelled: 'waiver-cancelled',
  over: 'waiver-over',
  'not-confirmed': 'not-in-this-state',
} as const satisfies Record<Exclude<Standing, 'open'>, string>;

/** Whether the present link has had all the signatures it accepts; a new link starts a new count. */
async function isUsedUp({ db }: Pick<Deps, 'db'>, charter: Charter) {
  const link = await findLink(db, charter.id);
  const signed = await findWaivers(db, charter.id, link?.createdAt);
  return signed.length >= charter.guestCount * MOST_A_PLACE;
}

/**
 * The check-in code of a signature. Only its hash is stored; because the site can compute the code from its key, it can answer
 * it again when a call is repeated.
 */
const codeOf = ({ vault }: Pick<Deps, 'vault'>, waiverId: string) =>
  vault.sign('guest-code', waiverId).slice(0, CODE_LETTERS);

/** The address that a guest who has signed shows at the dock as a QR code. */
export const checkInUrlOf = (deps: Pick<Deps, 'vault' | 'config'>, waiverId: string) =>
  `${deps.config.publicOrigin}/admin/check-in/${codeOf(deps, waiverId)}`;

/**
 * Signs for a guest and the minors whose guardian they are. A named guest with the same name is marked as signed, others are
 * added (product 11.4); a guardian who stays ashore is not added (product 11.2). Stores the hash and name of the wording, time,
 * address and browser, which are never changed.
 *
 * Refused by the charter's standing with `guest-link-over`, `waiver-cancelled`, `waiver-over` or `not-in-this-state`; with
 * `waiver-replaced` if another text was shown; with `places-signed-for`, `charter-full` or `too-many-signatures`.
 */
export async function signWaiver(deps: Deps, token: string, body: WaiverBody, from: AgreedFrom) {
  return changeCase(
    deps,
    (within) => followGuestLink(within, token),
    async (within, charter) => {
      const standing = standingOf(charter, within.now());
      if (standing !== 'open') return refused(CLOSED[standing]);
      const { sha256, language, template } = waiverOf(charter);
      if (body.sha256 !== sha256) return refused('waiver-replaced');
      await holdGuests(within.db, charter.id);
      const signer = {
        name: body.name,
        ageBand: 'adult' as const,
        allergies: body.allergies,
        contact: body.contact,
      };
      // In an emergency, the crew calls the guardian for the child.
      const minors = body.minors.map((minor) => ({ ...minor, contact: body.contact }));
      const kept = await findGuests(within.db, charter.id);
      const named = kept.map((guest) => ({ ...openGuest(within, guest), kept: guest }));
      // A guardian who stays ashore is no guest: they take no place, and do not count among those aboard.
      const isAshore = !body.isAboard && minors.length > 0;
      const { met, added } = meet(named, isAshore ? minors : [signer, ...minors]);
      const places = {
        most: charter.guestCount,
        signed: named.filter(({ isSigned }) => isSigned).length,
        given: met.length + added.length,
      };
      if (!hasRoomFor(places))
        return refused(places.signed < places.most ? 'charter-full' : 'places-signed-for');
      if (await isUsedUp(within, charter)) return refused('too-many-signatures');
      const id = within.newId();
      const signedAt = within.now();
      const record: SignedRecord = {
        salt: randomBytes(16).toString('base64url'),
        name: body.signature,
        minors: body.minors.map(({ name, ageBand }) => ({ name, ageBand })),
        address: from.address,
        browser: from.browser.slice(0, LONGEST_BROWSER),
      };
      const text = JSON.stringify(record);
      const recordSha256 = hexOf(text);
      await insertWaiver(within.db, {
        id,
        caseId: charter.id,
        template,
        language,
        wordingSha256: sha256,
        sealedRecord: within.vault.seal(text, sealContext.record(id)),
        recordSha256,
        signedAt,
      });
      for (const [guest, given] of met) {
        await updateGuest(within.db, guest.id, {
          ageBand: given.ageBand,
          ...addedDetails(within, guest.kept, given, 'when signing'),
          waiverId: id,
          updatedAt: signedAt,
        });
      }
      const guestIds = met.map(([guest]) => guest.id);
      for (const guest of added)
        guestIds.push(await insertNamed(within, charter.id, guest, { namedBy: 'guest', waiverId: id }));
      // Each signature gets a code of its own: somebody who signs under another guest's name does not end that guest's code.
      await insertCode(within.db, sha256Of(codeOf(within, id)), guestIds);
      return ok({ id, signedAt: signedAt.toISOString(), recordSha256, message: words.signedMessage });
    },
  );
}
