/** Insertions, deletions and replacements that turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [i, char] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (char === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that an unknown one may be a slip for, nearest first. */
export function nearest(name: string, names: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase();
  return [...new Set(names)]
    .map((it) => ({it, far: distance(wanted, it.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.it.localeCompare(b.it, 'en'))
    .slice(0, count)
    .map(({it}) => it);
}
