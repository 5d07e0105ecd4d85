let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: most processes of most days never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => String(password)));
}

/** Whether many people have chosen this password before; case does not make it rarer. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.normalize('NFKC').toLowerCase());
}
