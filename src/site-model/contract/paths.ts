interface Listed {
  readonly path: string;
  readonly expanded: string | null;
}

/** Whether one of the fields is an object whose fields are listed and this one among them. */
export function isInner(field: Listed, fields: readonly Listed[]): boolean {
  // Without asking for `expanded`, `virtualStadium.button` would be inside `virtualStadium`.
  return fields.some((it) => it.expanded !== null && isInside(field.path, it.path));
}

/** `reactions[].type` is inside `reactions`. */
export function isInside(path: string, outer: string): boolean {
  return path.startsWith(outer) && /^(?:\[\])*\./.test(path.slice(outer.length));
}
