/**
 * A value that is made when it is first asked for, and kept: a formatter of `Intl` takes a phone some 20 ms, which a page that
 * is opening does not have.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
