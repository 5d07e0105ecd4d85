export const previous = 'Previous';
export const next = 'Next';
export const slide = 'Slide ';
export const page = 'Page ';
export const pageOf = (page: number, pages: number) => `${page} of ${pages}`;
export const close = 'Close';
export const ratedAs = (rating: string) => `Rated ${rating} out of 5`;
/** @param counted what is counted, such as "guests" */
export const fewer = (counted: string) => `Fewer ${counted}`;
export const more = (counted: string) => `More ${counted}`;
export const checkFields = 'Please check these fields.';
export const tryAgain = 'Try again';
export const partFailed = 'This could not be loaded.';
export const unreached = 'We could not be reached. Please check your connection and try again.';
export const offline = 'You’re offline';
export const offlineText = 'That page can’t be opened just now. Please try again when you’re back online.';
export const leaveTyped = 'What you typed here has not been sent and would be lost. Leave this page?';
export const sessionEnded = 'Your session has ended.';
export const notice = 'Notification';
/** @param key the key that moves the focus to the notifications */
export const notices = (key: string) => `Notifications (${key})`;
export const copied = 'Copied';
export const carousel = 'carousel';
