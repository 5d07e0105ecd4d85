/** What is refused because of a yacht's papers; part of the table of all refusals. */
export const papersFailures = {
  'papers-allow-fewer': {
    status: 409,
    sentence:
      'By her papers this yacht may no longer carry so many guests at that time. Please correct the guests, or move the charter to another yacht.',
  },
  'papers-changed': {
    status: 409,
    sentence:
      'By her papers the yacht may no longer carry so many guests at that time. Nothing has changed and nothing is due: please call us, and we find another way.',
  },
} as const;
