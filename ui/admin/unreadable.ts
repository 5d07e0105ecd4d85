/**
 * The form's fields that are filled in but that the browser cannot read: half a date, June 31, letters in a number. Their value
 * is empty, so without a check they would be saved as nothing.
 */
export const unreadableIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.validity.badInput,
  );

/** Whether the browser can read all fields of a form. If not, it shows its own sentence at the first that it cannot. */
export function isReadable(form: HTMLFormElement): boolean {
  const [first] = unreadableIn(form);
  first?.reportValidity();
  return first === undefined;
}
