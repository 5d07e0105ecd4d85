/** What is refused because of a yacht's papers; part of the table of all refusals. */
export const papersFailures = {
  'mode-not-offered': { status: 422, sentence: 'The yacht is not chartered in that way.' },
  'papers-allow-fewer': {
    status: 409,
    sentence:
      'By her papers, and as she is chartered, this yacht may no longer carry so many guests at that time. Please correct the guests or the captain, or move the charter to another yacht.',
  },
  'papers-lapsed': {
    status: 422,
    sentence: 'The yacht can’t be booked here for that day. Please ask us.',
  },
  'papers-ended': {
    status: 409,
    sentence:
      'Her insurance or livery permit ends before this charter does. Please enter the renewed one, or move the charter to another day or yacht.',
  },
  'papers-changed': {
    status: 409,
    sentence:
      'As the yacht’s papers are by now, this charter can’t be confirmed. Nothing has changed and nothing is due: please call us, and we’ll find another way.',
  },
} as const;
