import { expect, test } from 'vitest';
import { earlyWords } from './early-words.ts';

const IMPORT = "import { words } from '../words/index.ts';\n";

test.each([
  ['a constant', 'export const TITLE = words.title;'],
  ['a table', 'const LABELS = [{ label: words.title }];'],
  ['an element made once', 'const icon = <p>{words.title}</p>;'],
  ['a call', 'register(words.title);'],
])('words in %s are read while the module loads', (_, code) => {
  expect(earlyWords(IMPORT + code, 'tsx')).toEqual([2]);
});

test.each([
  ['a component', 'export function Title() { return <h1>{words.title}</h1>; }'],
  ['a function of a table', 'const labels = () => [{ label: words.title }];'],
  ['a method', 'class Titles { title() { return words.title; } }'],
  ['a type', 'type Title = typeof words.title;'],
])('words in %s are read when they are said', (_, code) => {
  expect(earlyWords(IMPORT + code, 'tsx')).toEqual([]);
});

test('another’s words are not a catalogue’s', () => {
  expect(earlyWords("import { words } from './styled.ts';\nconst a = words.a;", 'ts')).toEqual([]);
});

test('a module without elements may have generic arrow functions', () => {
  const code = 'const same = <Value>(value: Value) => value;\nconst title = words.title;';
  expect(earlyWords(IMPORT + code, 'ts')).toEqual([3]);
});
