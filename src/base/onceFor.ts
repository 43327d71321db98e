/** What is asked again and again of one thing, made once for each of them. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, {readonly value: Value}>();
  return (key: Key): Value => {
    const found = made.get(key) ?? {value: make(key)};
    made.set(key, found);
    return found.value;
  };
}
