/**
 * Where a key leads in a list whose ends meet; `undefined` for a key that leads nowhere.
 * @param at - place of the entry that the key is pressed on, -1 where it is on none
 * @param arrows - the keys for back and on
 */
export function placeAfter(
  key: string,
  at: number,
  count: number,
  [back, on] = ['ArrowUp', 'ArrowDown'],
): number | undefined {
  const places = new Map([
    [back, (Math.max(at, 0) - 1 + count) % count],
    [on, (at + 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return places.get(key);
}
