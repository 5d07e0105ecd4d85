/**
 * A value that is made at its first use and then kept. For example, the first `Intl` formatter of a page takes 30 ms, on a
 * phone more, which must not delay the page's opening.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
