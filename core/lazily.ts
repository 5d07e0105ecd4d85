/**
 * A value that is made when it is first asked for, and kept: the first formatter of `Intl` in a page takes some 30 ms,
 * on a phone more, which a page that is opening does not have.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
