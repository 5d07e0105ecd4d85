/** As a ref: what appears in place of the button that opened it takes the focus that the button had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
