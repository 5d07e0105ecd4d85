/** Refusals of charters that leave and return; part of the table of all (failures.ts). */
export const departureFailures = {
  'departure-incomplete': { status: 409, sentence: 'This charter may not depart yet.' },
  'departs-later': {
    status: 409,
    sentence: 'It is too early for this charter to depart: it can leave from three hours before its start.',
  },
  'departure-over': {
    status: 409,
    sentence: 'The time of this charter is over. It can be marked as completed.',
  },
  'already-departed': { status: 409, sentence: 'This charter has left already.' },
  'charter-under-way': {
    status: 409,
    sentence:
      'This charter has left and is not back: until its return is noted it can’t be cancelled or moved.',
  },
  'not-under-way': { status: 409, sentence: 'This charter is not under way.' },
  'departure-undo-too-late': {
    status: 409,
    sentence: 'This was noted more than half an hour ago and can no longer be taken back.',
  },
  'captain-busy': { status: 409, sentence: 'That captain is on another charter at that time.' },
  'captain-is-clients': {
    status: 409,
    sentence: 'On a bareboat charter, the charterer chooses the captain, on the page of their charter.',
  },
  'captain-not-asked': {
    status: 409,
    sentence: 'A captain is chosen for a confirmed bareboat charter until it has left.',
  },
  'captain-not-free': {
    status: 409,
    sentence: 'That captain can no longer be chosen for this time. Please choose another.',
  },
  'license-ended': { status: 422, sentence: 'The license must be valid until the charter’s last day.' },
  'license-too-small': {
    status: 422,
    sentence: 'That license is not enough for her tonnage and so many guests.',
  },
  'check-in-code-unknown': { status: 404, sentence: 'That code belongs to no guest who is expected.' },
  'nothing-to-override': {
    status: 409,
    sentence: 'That is not missing, or no longer as you saw it. Please look again.',
  },
  'not-overridable': { status: 409, sentence: 'The law does not leave that to us: it can’t be overridden.' },
} as const;
