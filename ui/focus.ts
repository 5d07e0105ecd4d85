/** What the page is drawn in, where the keys go on when what had them is gone. */
export const pageFrame = () => document.querySelector('main')?.closest<HTMLElement>('[tabindex]');

/** As a ref: what appears in place of the button that opened it takes the focus that the button had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
