/** What was pressed early, by an extra's id: whether it is chosen since. */
type EarlyPresses = Readonly<Record<string, boolean>>;

/**
 * Runs as the page is read, right behind the form, long before its scripts: a press turns its button, is kept at the form, and stays
 * on this page. Sent as the form says, a second press would take the first one's page back before it came.
 */
export const KEEP_PRESSES = `{const form=document.currentScript.previousElementSibling;form.pressed={};form.onsubmit=event=>{const button=event.submitter,isChosen=button.ariaPressed!=='true';event.preventDefault();button.setAttribute('aria-pressed',isChosen);form.pressed[button.dataset.extra]=isChosen}}`;

/** What the form has kept, which is told once. */
export function takeEarlyPresses(id: string): EarlyPresses {
  const form = document.getElementById(id) as { pressed?: EarlyPresses } | null;
  const pressed = form?.pressed ?? {};
  if (form) form.pressed = {};
  return pressed;
}

/** The ids that are chosen once these have been pressed. */
export function withEarlyPresses(chosenIds: readonly string[], pressed: EarlyPresses): readonly string[] {
  return [...new Set([...chosenIds, ...Object.keys(pressed)])].filter((id) => pressed[id] !== false);
}
