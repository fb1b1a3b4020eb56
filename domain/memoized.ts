/** `make`, called once for each object. */
export function memoized<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** The same for texts, which are kept as long as the function. */
export function memoizedByText<Text extends string, Value>(make: (text: Text) => Value) {
  const made = new Map<Text, Value>();
  return (text: Text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}
