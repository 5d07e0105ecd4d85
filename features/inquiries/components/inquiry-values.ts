/** The two forms whose answer is a person's: a message, and a request for an event's quote. */
export type InquiryKind = 'contact' | 'quote';

/** A form as it is typed, by the name of its field: text throughout, as the browser gives it. */
export type InquiryValues = Readonly<Record<string, string>>;

/** What is wrong with a form, one sentence a field. */
export type InquiryFaults = Readonly<Record<string, string | undefined>>;

/** What the server said to a form it did not take; without a sentence when it could not be reached. */
export interface InquiryRefusal {
  readonly sentence: string | undefined;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** Hidden from people; only programs fill it (product 5.4). */
export const LEAVE_EMPTY = 'leaveEmpty';

/** What stands for something that was begun and cannot be read, so that it is refused and not overlooked. */
const UNREADABLE = '?';

/** The form as it stands. The browser keeps it: what was typed before the scripts came is there too. */
export function readTyped(form: HTMLFormElement): InquiryValues {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    // Of half a date, or of letters where a number belongs, the browser hands out nothing.
    values[control.name] = control.validity.badInput ? UNREADABLE : control.value;
  }
  if (values[LEAVE_EMPTY] === '') delete values[LEAVE_EMPTY];
  return values;
}

/** Writes values into a form's fields, as if they had been typed. */
export function setTyped(form: HTMLFormElement, values: InquiryValues): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.name === LEAVE_EMPTY) continue;
    const value = values[control.name];
    if (value !== undefined && value !== UNREADABLE) control.value = value;
  }
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element instanceof HTMLElement && 'name' in element && 'value' in element && 'validity' in element
    ? element.tagName !== 'BUTTON'
    : false;
}
