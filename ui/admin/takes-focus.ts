/** For the `ref` of something that a press has just opened: the focus goes there, not to the start of the container. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
