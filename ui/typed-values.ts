/** A form's typed values by field name: all text, as the browser gives it. */
export type TypedValues = Readonly<Record<string, string>>;

/** The faults of a form: one sentence per field. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

/** The name of a field hidden from people; only programs fill it (product 5.4). */
export const LEAVE_EMPTY = 'leaveEmpty';

/** The value of a field that is filled in but that the browser cannot read, so that it is refused and not overlooked. */
export const UNREADABLE = '?';

/** Reads a form's values. The browser holds them, so they include what was typed before the scripts loaded. */
export function readTyped(form: HTMLFormElement): TypedValues {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (control.name === '') continue;
    // A radio or checkbox has a value even if it is not checked: read it only if it is.
    if (isTick(control) && !control.checked) continue;
    // For half a date, or letters in a number field, the browser gives an empty value.
    values[control.name] = control.validity.badInput ? UNREADABLE : control.value;
  }
  if (values[LEAVE_EMPTY] === '') delete values[LEAVE_EMPTY];
  return values;
}

/**
 * Writes values into a form's fields as if typed. Fields that the visitor changed before the scripts loaded keep their values.
 */
export function setTyped(form: HTMLFormElement, values: TypedValues): void {
  const kept = new Set([LEAVE_EMPTY, ...touchedIn(form).map(({ name }) => name)]);
  for (const control of controlsOf(form)) {
    if (kept.has(control.name)) continue;
    const value = values[control.name];
    if (value === undefined || value === UNREADABLE) continue;
    if (isTick(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** The form's fields that the visitor has changed since the page loaded. */
export const touchedIn = (form: HTMLFormElement): Control[] => controlsOf(form).filter(isTouched);

/** Whether the visitor has changed any of the form's fields. */
export const isFilled = (form: HTMLFormElement): boolean => touchedIn(form).length > 0;

/** Sorts faults by the order of their fields in the form. */
export function inOrder(form: HTMLFormElement, faults: FieldFaults): FieldFaults {
  const names = controlsOf(form).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(faults).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** Whether the visitor has changed the control since the page loaded. */
function isTouched(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (!('options' in control)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, first);
}

function isTick(control: Element): control is HTMLInputElement {
  return 'type' in control && (control.type === 'radio' || control.type === 'checkbox');
}
