/** As the `ref` of what a press has just opened: the keys go on there, and not at the top of what is around it. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
