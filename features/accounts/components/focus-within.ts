/** When the form has gone again, the first button of its part takes the focus back. */
export function focusButtonOf(part: HTMLElement | null): void {
  requestAnimationFrame(() => part?.querySelector('button')?.focus());
}
