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

/** The same for texts, of which it forgets all when there are `max`. */
export function memoizedByText<Text extends string, Value>(
  make: (text: Text) => Value,
  max = Infinity,
): (text: Text) => Value {
  const made = new Map<Text, { readonly value: Value }>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known.value;
    if (made.size >= max) made.clear();
    const value = make(text);
    made.set(text, { value });
    return value;
  };
}
