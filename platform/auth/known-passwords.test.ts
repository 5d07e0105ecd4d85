import { expect, test } from 'vitest';
import { isCommonPassword } from './known-passwords.ts';

test.each([
  'password',
  'PASSWORD',
  'Password1!',
  'Miami2026',
  'Yacht123',
  'Password123!',
  'Password2026',
  'P@ssw0rd',
  'P@ssw0rd123!',
  'pa$$word1',
  'Admin@123',
  'admin1234',
  'Welcome1!',
  'Welcome2026!',
  'Qwerty123!',
  '!Qwerty1',
  '1q2w3e4r',
  'Letmein99',
  'iloveyou!!',
  'Monkey12345',
  'dragon2024!',
  'Football#1',
  'miamiflow',
  'MiamiFlow2026!',
  'miami-flow-yachts',
  'Miami Flow 1',
  'm1am1flow',
  'Yacht$123',
  'charter2026',
  'CaptainMiami1',
])('%s is anybody’s guess', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'lagoon at seven',
  'a quiet berth',
  'a quieter berth',
  'correct horse battery staple',
  'yacht rock at half past nine',
  'cat8392017483',
  'k7#mQz!2pLw9',
  '船長さんの白い船',
  'the captain likes mango ice',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
