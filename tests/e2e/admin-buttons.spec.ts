import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { financingApplications } from '#features/financing/tables.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { test } from './support/business.ts';
import { clickThrough } from './support/click-walk.ts';
import { SCREENS } from './support/screens.ts';
import { expect } from './support/test.ts';

test.use({ actionTimeout: 15_000 });

/** The reasons for which a button may be disabled, with the text beside it. Any other disabled button is dead. */
const WHY_DISABLED = [
  { kind: /: Previous$/, beside: /Page 1 of \d+/ },
  { kind: /: Next$/, beside: /Page (\d+) of \1(?!\d)/ },
  // The first and the last item of a list that can be reordered.
  { kind: /: Move (picture # )?(forward|back)$/, beside: /^/ },
  { kind: /(Previous|Next) file$/, beside: /^/ },
  // A colleague without a session, and the last administrator.
  { kind: /Team: Sign out$/, beside: /Nowhere/ },
  { kind: /Team: Take off the team$/, beside: /The last administrator stays/ },
  // The button stays disabled until another free time is chosen; the dialog says which times are free.
  { kind: /Move › Move it$/, beside: /^/ },
];

/**
 * Answers a function that opens the screen again: by its tab, or by its address if a click has led out of the staff
 * screens.
 */
function homeOf(page: Page, site: RunningSite, path: string) {
  let isOpen = false;
  return async () => {
    const isInside = isOpen && new URL(page.url()).pathname.startsWith('/admin');
    const tab = page.locator(`.staff-header a[href="${path}"]`);
    if (isInside && (await tab.count()) === 1) {
      await tab.click({ timeout: 2_000 });
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      return;
    }
    if (!isInside) await signedIn(page, site, 'administrator');
    await page.goto(path);
    isOpen = true;
  };
}

async function expectEffects(page: Page, home: () => Promise<void>): Promise<void> {
  const { clicked, dead, disabled } = await clickThrough(page, home);
  expect(dead, 'buttons without an effect').toEqual([]);
  for (const [name, why] of disabled) {
    const isKnown = WHY_DISABLED.some(({ kind, beside }) => kind.test(name) && beside.test(why));
    expect(isKnown, `${name} is switched off beside "${why}"`).toBe(true);
  }
  expect(clicked.length).toBeGreaterThan(0);
}

// A refusal is an effect too: of a form that lacks something, a yacht with future charters, a session that a click has
// ended.
test.beforeEach(({ expectFailure }) => {
  const maybe = 'each screen has other buttons';
  for (const status of [401, 409, 422]) expectFailure({ url: /\/api\//, status, maybe });
});

// On a screen that reads itself again, which must not pass for the button's effect.
test('a button that does nothing is found', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      (event) => {
        const isTheDead =
          event.target instanceof Element && event.target.closest('button')?.innerText === 'Check now';
        if (!isTheDead) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
  const { dead } = await clickThrough(page, homeOf(page, site, '/admin/health'));
  expect(dead).toEqual(['/admin/health › Check now']);
});

// The list of security events has only filters and page buttons, and its events may fill just one page.
for (const path of SCREENS.filter((screen) => screen !== '/admin/security')) {
  test(`every button of ${path} does something`, async ({ page, site }) => {
    await expectEffects(page, homeOf(page, site, path));
  });
}

test('every button of an application under review does something', async ({ page, site, playwright }) => {
  const applicant = await playwright.request.newContext({ baseURL: site.origin });
  const sent = await applicant.post('/api/financing/applications', { data: anApplicationForm() });
  const { id } = await sent.json();
  for (const type of ['Government ID', 'Proof of Income', 'Proof of Address']) {
    const buffer = await aPhotograph();
    const stored = await applicant.post(`/api/financing/applications/${id}/documents`, {
      multipart: { type, document: { name: `${type}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
    expect(stored.status()).toBe(201);
  }
  await applicant.dispose();
  await site.database.db
    .update(financingApplications)
    .set({ status: 'under_review' })
    .where(eq(financingApplications.id, id));
  // Open a file beside the checklist, so that the file's buttons belong to the page.
  await expectEffects(page, homeOf(page, site, `/admin/financing/${id}?files=open`));
});
