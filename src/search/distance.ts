/**
 * How many letters have to be put in, taken out, replaced or swapped with their neighbour to make
 * one text the other (optimal string alignment). Counting a swap as one is why it is not a
 * package's Levenshtein distance: swapped letters are the commonest slip in typing.
 */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** Whether the distance is no more than the limit; lengths that are further apart say no at once. */
export const isNear = (one: string, other: string, limit: number): boolean =>
  Math.abs(one.length - other.length) <= limit && distance(one, other) <= limit;
