/** Asks, in a page that was prepared for the visit (ui/stay-while-offline.ts), whether a script may lead elsewhere. */
export const GOING = 'going';

/** Whether a script's search has to wait, because the network is away. The visitor is then told so (product 1.14). */
export const mustStay = (): boolean => !window.dispatchEvent(new Event(GOING, { cancelable: true }));
