import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const parts = (drawer: Locator, name: string) => ({
  button: drawer.getByRole('button', { name, exact: true }),
  more: drawer.getByRole('button', { name: 'More', exact: true }),
  item: drawer.page().getByRole('menuitem', { name, exact: true }),
});

/** Performs an action on what is open in a drawer: by its button, or from the menu beside it. */
export async function act(drawer: Locator, name: string): Promise<void> {
  const { button, more, item } = parts(drawer, name);
  let isPressed = false;
  await expect(async () => {
    // On a busy machine, a press may be reported as too slow although it worked. Then the drawer is closed, or behind
    // what the press opened.
    if (isPressed && !(await drawer.isVisible())) return;
    if (await button.isVisible()) {
      isPressed = true;
      // A toast may cover the button until it goes away.
      return button.click({ timeout: 30_000 });
    }
    await more.click({ timeout: 30_000 });
    try {
      await item.waitFor({ timeout: 5_000 });
      isPressed = true;
      await item.click({ timeout: 30_000 });
    } catch (error) {
      // Press Escape only if the menu is open; otherwise Escape would close the drawer.
      if (await drawer.page().getByRole('menu').isVisible()) await drawer.page().keyboard.press('Escape');
      throw error;
    }
  }).toPass({ intervals: [50] });
}

/** Expects neither a button nor the menu to offer the action. */
export async function expectNotOffered(drawer: Locator, name: string): Promise<void> {
  const { button, more, item } = parts(drawer, name);
  await expect(button).toHaveCount(0);
  await more.click();
  await expect(drawer.page().getByRole('menuitem').first()).toBeVisible();
  await expect(item).toHaveCount(0);
  // Escape closes the menu only once the menu has the focus.
  await expect(drawer.page().locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
  await drawer.page().keyboard.press('Escape');
  await expect(drawer.page().getByRole('menu')).toHaveCount(0);
}
