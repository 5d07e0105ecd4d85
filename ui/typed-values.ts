/** A form as it is typed, by the name of its field: text throughout, as the browser gives it. */
export type TypedValues = Readonly<Record<string, string>>;

/** What is wrong with a form, one sentence a field. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

/** Hidden from people; only programs fill it (product 5.4). */
export const LEAVE_EMPTY = 'leaveEmpty';

/** What stands for something that was begun and cannot be read, so that it is refused and not overlooked. */
const UNREADABLE = '?';

/** The form as it stands. The browser keeps it: what was typed before the scripts came is there too. */
export function readTyped(form: HTMLFormElement): TypedValues {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    // Every radio and box has a value: only of the one that is chosen does it count.
    if (isTick(control) && !control.checked) continue;
    // Of half a date, or of letters where a number belongs, the browser hands out nothing.
    values[control.name] = control.validity.badInput ? UNREADABLE : control.value;
  }
  if (values[LEAVE_EMPTY] === '') delete values[LEAVE_EMPTY];
  return values;
}

/** Writes values into a form's fields, as if they had been typed; what was typed into the page before its scripts came stays. */
export function setTyped(form: HTMLFormElement, values: TypedValues): void {
  const controls = [...form.elements].filter(isControl);
  const kept = new Set([LEAVE_EMPTY, ...controls.filter(isTouched).map(({ name }) => name)]);
  for (const control of controls) {
    if (kept.has(control.name)) continue;
    const value = values[control.name];
    if (value === undefined || value === UNREADABLE) continue;
    if (isTick(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** Faults in the order in which their fields stand. */
export function inOrder(form: HTMLFormElement, faults: FieldFaults): FieldFaults {
  const names = [...form.elements].flatMap((control) => (isControl(control) ? [control.name] : []));
  return Object.fromEntries(
    Object.entries(faults).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element instanceof HTMLElement && 'name' in element && 'value' in element && 'validity' in element
    ? element.tagName !== 'BUTTON'
    : false;
}

/** Whether somebody has been at it since the page came. */
function isTouched(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (!('options' in control)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, first);
}

function isTick(control: Element): control is HTMLInputElement {
  return 'type' in control && (control.type === 'radio' || control.type === 'checkbox');
}
