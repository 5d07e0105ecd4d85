/** Refusals about who is on the team; a part of the table of all (failures.ts). */
export const teamFailures = {
  'last-administrator': {
    status: 409,
    sentence: 'This is the only administrator. Please make another one first.',
  },
  'username-taken': { status: 409, sentence: 'There is already an account with that name.' },
  'already-administrator': { status: 409, sentence: 'That account is an administrator already.' },
  'account-locked': { status: 409, sentence: 'That account is locked. Please unlock it first.' },
  'already-asked': {
    status: 409,
    sentence: 'A new password has already been requested. It is waiting for a colleague’s approval.',
  },
  'approval-needed': {
    status: 409,
    sentence:
      'Another administrator has to agree first, one who has been on the team for a day; without one it waits for 24 hours.',
  },
} as const;
