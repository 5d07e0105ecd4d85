import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const parts = (drawer: Locator, name: string) => ({
  button: drawer.getByRole('button', { name, exact: true }),
  more: drawer.getByRole('button', { name: 'More', exact: true }),
  item: drawer.page().getByRole('menuitem', { name, exact: true }),
});

/** Does what can be done with what is open in a drawer: by its button, or from the menu beside it. */
export async function act(drawer: Locator, name: string): Promise<void> {
  const { button, more, item } = parts(drawer, name);
  let isPressed = false;
  await expect(async () => {
    // On a busy machine a press may count as too slow although it was taken: what it opened, or closed, has the drawer behind it.
    if (isPressed && !(await drawer.isVisible())) return;
    if (await button.isVisible()) {
      isPressed = true;
      // A toast may lie over it until its time is up.
      return button.click({ timeout: 30_000 });
    }
    await more.click({ timeout: 30_000 });
    try {
      await item.waitFor({ timeout: 5_000 });
      isPressed = true;
      await item.click({ timeout: 30_000 });
    } catch (error) {
      // Without a menu in front of it, the key would close the drawer.
      if (await drawer.page().getByRole('menu').isVisible()) await drawer.page().keyboard.press('Escape');
      throw error;
    }
  }).toPass({ intervals: [50] });
}

/** Neither a button nor the menu offers it. */
export async function expectNotOffered(drawer: Locator, name: string): Promise<void> {
  const { button, more, item } = parts(drawer, name);
  await expect(button).toHaveCount(0);
  await more.click();
  await expect(drawer.page().getByRole('menuitem').first()).toBeVisible();
  await expect(item).toHaveCount(0);
  // The key closes the menu once that has the focus; before, nothing.
  await expect(drawer.page().locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
  await drawer.page().keyboard.press('Escape');
  await expect(drawer.page().getByRole('menu')).toHaveCount(0);
}
