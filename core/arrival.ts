/** How a form was filled in; a caller that is not a form leaves it out. */
export type FormSigns = {
  /** The value of a field that people cannot see. */
  readonly leaveEmpty?: string | undefined;
  /** The time from the first touch of the form to its sending, in milliseconds. */
  readonly filledInMs?: number | undefined;
};

/** A person needs at least this long for our shortest form. */
const QUICKER_THAN_A_PERSON_MS = 3_000;

/**
 * Judges how a form was filled in. A filled hidden field makes it suspected spam; speed alone is only a hint for staff (product
 * 5.4).
 */
export function arrivalMarks({ leaveEmpty = '', filledInMs }: FormSigns): {
  readonly suspectedSpam: boolean;
  readonly sentQuickly: boolean;
} {
  return {
    suspectedSpam: leaveEmpty !== '',
    sentQuickly: filledInMs !== undefined && filledInMs < QUICKER_THAN_A_PERSON_MS,
  };
}
