/** What a form says about how it was filled in; a caller that is no form says nothing. */
export type FormSigns = {
  /** A field that people don't see. */
  readonly leaveEmpty?: string | undefined;
  /** From the form's first sight to its sending, in milliseconds. */
  readonly filledInMs?: number | undefined;
};

/** A person needs longer than this for the shortest of our forms. */
const QUICKER_THAN_A_PERSON_MS = 3_000;

/**
 * What is noted about how a form was filled in. A filled hidden field makes it suspected spam; speed alone is a mark
 * for staff and nothing more (product 5.4).
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
