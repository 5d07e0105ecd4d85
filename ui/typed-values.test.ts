import { expect, test } from 'vitest';
import { readTyped, setTyped } from './typed-values.ts';

/** The parts of a form control that the code reads. */
class Control {
  tagName = 'INPUT';
  validity = { badInput: false };
  name: string;
  type: string;
  value: string;
  checked: boolean;
  defaultValue: string;
  defaultChecked: boolean;

  constructor(name: string, type: string, value: string, checked = false) {
    this.name = name;
    this.type = type;
    this.value = value;
    this.checked = checked;
    this.defaultValue = value;
    this.defaultChecked = checked;
  }
}

const formOf = (...elements: Control[]) => ({ elements }) as unknown as HTMLFormElement;
const captains = (chosen?: string) =>
  ['ines', 'named', 'self'].map((value) => new Control('captainId', 'radio', value, value === chosen));

test.each(['ines', 'named', 'self'])('of several radios the chosen one counts: %s', (chosen) => {
  expect(readTyped(formOf(...captains(chosen)))).toEqual({ captainId: chosen });
});

test('of radios none of which is chosen, and of a box that is not ticked, nothing is read', () => {
  expect(readTyped(formOf(...captains(), new Control('consent', 'checkbox', 'on')))).toEqual({});
  expect(readTyped(formOf(new Control('consent', 'checkbox', 'on', true)))).toEqual({ consent: 'on' });
});

test('text counts as it stands, but for what the browser cannot read and the field for programs', () => {
  const half = new Control('day', 'date', '');
  half.validity.badInput = true;
  const form = formOf(new Control('name', 'text', ''), half, new Control('leaveEmpty', 'text', ''));
  expect(readTyped(form)).toEqual({ name: '', day: '?' });
});

test('what is written chooses among radios and leaves their values', () => {
  const [radios, name] = [captains('self'), new Control('name', 'text', '')];
  setTyped(formOf(...radios, name), { captainId: 'named', name: 'Lena' });
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['ines', false],
    ['named', true],
    ['self', false],
  ]);
  expect(name.value).toBe('Lena');
});

test('what was typed, ticked or chosen before the scripts came is not written over', () => {
  const [typed, untouched] = [new Control('message', 'text', ''), new Control('name', 'text', '')];
  const radios = captains('self');
  const choice = Object.assign(new Control('occasion', 'select-one', 'wedding'), {
    options: [{ defaultSelected: false }, { defaultSelected: false }],
    selectedIndex: 1,
  });
  const untouchedChoice = Object.assign(new Control('duration', 'select-one', ''), {
    options: [{ defaultSelected: true }, { defaultSelected: false }],
    selectedIndex: 0,
  });
  typed.value = 'A sunset, and dinner';
  for (const radio of radios) radio.checked = radio.value === 'ines';
  setTyped(formOf(typed, untouched, ...radios, choice, untouchedChoice), {
    message: 'A sunset',
    name: 'Lena',
    captainId: 'named',
    occasion: 'birthday',
    duration: '4',
  });
  expect([typed.value, untouched.value, choice.value, untouchedChoice.value]).toEqual([
    'A sunset, and dinner',
    'Lena',
    'wedding',
    '4',
  ]);
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['ines']);
});
