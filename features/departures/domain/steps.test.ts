import { expect, test } from 'vitest';
import { type Leaving, openSteps, refusalOf, type Step } from './index.ts';

const at = (time: string) => new Date(`2027-03-06T${time}:00Z`);
const AHEAD: Leaving = {
  status: 'confirmed',
  departsAt: at('17:00'),
  returnsAt: at('22:00'),
  departedAt: null,
  returnedAt: null,
};
const OUT = { ...AHEAD, departedAt: at('17:10') };
const BACK = { ...OUT, returnedAt: at('21:30') };

const CASES: readonly (readonly [string, Step, Leaving, string, string | null])[] = [
  ['three hours early it may leave', 'depart', AHEAD, '14:00', null],
  ['a minute before that it may not', 'depart', AHEAD, '13:59', 'departs-later'],
  ['until it should be back it may leave', 'depart', AHEAD, '21:59', null],
  ['then it may not any more', 'depart', AHEAD, '22:00', 'departure-over'],
  ['it leaves once', 'depart', OUT, '17:20', 'already-departed'],
  ['what is not out is not back', 'return', AHEAD, '18:00', 'not-under-way'],
  ['what is out comes back', 'return', OUT, '17:11', null],
  ['once', 'return', BACK, '21:31', 'not-under-way'],
  ['leaving is taken back for half an hour', 'undo', OUT, '17:39', null],
  ['not later', 'undo', OUT, '17:40', 'departure-undo-too-late'],
  ['the return is taken back by its own clock', 'undo', BACK, '21:59', null],
  ['not later, either', 'undo', BACK, '22:00', 'departure-undo-too-late'],
  ['there is nothing to take back', 'undo', AHEAD, '17:00', 'not-under-way'],
  ['a captain is given ahead of it', 'assign', AHEAD, '10:00', null],
  ['and stays once it is out', 'assign', OUT, '18:00', 'already-departed'],
  ['nothing is let pass once it is out', 'override', OUT, '18:00', 'already-departed'],
];

test.each(CASES)('%s', (_said, step, leaving, time, refusal) => {
  expect(refusalOf(step, leaving, at(time))).toBe(refusal);
});

test.each(['pending', 'quoted', 'completed', 'cancelled', 'no-show'])(
  'a charter that is %s takes no step',
  (status) => {
    expect(openSteps({ ...OUT, status }, at('17:20'))).toEqual([]);
  },
);
