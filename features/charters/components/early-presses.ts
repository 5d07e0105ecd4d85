/** Early presses by the id of the extra: whether it is chosen now. */
type EarlyPresses = Readonly<Record<string, boolean>>;

/**
 * An inline script that runs right behind the form, long before the page's own scripts. A press toggles its button and is stored
 * on the form, without leaving the page. If the form were submitted, a second press would undo the first before its page arrived.
 */
export const KEEP_PRESSES = `{const form=document.currentScript.previousElementSibling;form.pressed={};form.onsubmit=event=>{const button=event.submitter,isChosen=button.ariaPressed!=='true';event.preventDefault();button.setAttribute('aria-pressed',isChosen);form.pressed[button.dataset.extra]=isChosen}}`;

/** Takes the presses that the form has stored, and clears them. The page always has the form. */
export function takeEarlyPresses(id: string): EarlyPresses {
  const form = document.getElementById(id) as unknown as { pressed?: EarlyPresses };
  const { pressed = {} } = form;
  form.pressed = {};
  return pressed;
}

/** The ids that are chosen after these presses. */
export function withEarlyPresses(chosenIds: readonly string[], pressed: EarlyPresses): readonly string[] {
  return [...new Set([...chosenIds, ...Object.keys(pressed)])].filter((id) => pressed[id] !== false);
}
