/** Moves the focus to the first button of a section after its form has closed. */
export function focusButtonOf(part: HTMLElement | null): void {
  requestAnimationFrame(() => part?.querySelector('button')?.focus());
}
