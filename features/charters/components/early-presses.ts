/** What names an extra on its button. */
export const EXTRA = 'data-extra' as const;

/**
 * Runs as the page is read, right behind the form, long before its scripts: a press turns its button, and stays on this page. Sent
 * as the form says, a second press would take the first one's page back before it came.
 */
export const KEEP_PRESSES = `document.currentScript.previousElementSibling.onsubmit=event=>{const button=event.submitter;event.preventDefault();button.setAttribute('aria-pressed',String(button.getAttribute('aria-pressed')!=='true'))}`;

/** The ids that are chosen once the buttons have been pressed that stand otherwise than they were sent. */
export function withEarlyPresses(
  chosenIds: readonly string[],
  sentIds: readonly string[],
  buttons: readonly { readonly id: string; readonly isPressed: boolean }[],
): readonly string[] {
  const turned = buttons.filter(({ id, isPressed }) => isPressed !== sentIds.includes(id));
  if (turned.length === 0) return chosenIds;
  const dropped = new Set(turned.filter(({ isPressed }) => !isPressed).map(({ id }) => id));
  const taken = turned.filter(({ isPressed }) => isPressed).map(({ id }) => id);
  return [...new Set([...chosenIds, ...taken])].filter((id) => !dropped.has(id));
}

/** How the buttons of a form stand in the document. */
export function buttonsOf(form: string): { id: string; isPressed: boolean }[] {
  return [...document.querySelectorAll(`button[form="${form}"][${EXTRA}]`)].map((button) => ({
    id: button.getAttribute(EXTRA) ?? '',
    isPressed: button.getAttribute('aria-pressed') === 'true',
  }));
}
