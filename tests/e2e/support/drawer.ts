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
  await expect(async () => {
    if (await button.isVisible()) return button.click({ timeout: 5_000 });
    await more.click({ timeout: 5_000 });
    try {
      await item.click({ timeout: 5_000 });
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
  await drawer.page().keyboard.press('Escape');
  await expect(drawer.page().getByRole('menu')).toHaveCount(0);
}
