const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]';

/** The names of what can be read of an object, also where its class or a store computes it. */
function namesIn(value: object): Set<string> {
  const names = new Set(Object.keys(value));
  for (
    let it = Object.getPrototypeOf(value) as object | null;
    it && it !== Object.prototype;
    it = Object.getPrototypeOf(it) as object | null
  ) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(it))) {
      if ('get' in property && name !== '__proto__') {
        names.add(name);
      }
    }
  }
  return names;
}

function copied(value: unknown, done: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (done.has(value)) {
    return done.get(value);
  }
  try {
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      done.set(value, list);
      list.push(...value.map((it: unknown) => copied(it, done)));
      return list;
    }
    if (!isPlain(value)) {
      return value;
    }
    const copy: Record<string, unknown> = {};
    done.set(value, copy);
    for (const name of namesIn(value)) {
      const property = copied(read(value, name), done);
      Object.defineProperty(copy, name, {
        value: property,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    return copy;
  } catch {
    // A proxy may refuse everything: there’s nothing to be read.
    return undefined;
  }
}

/** A property whose getter throws has no value. */
export function read(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/**
 * A copy that what the page does later can’t change. Unlike the platform’s it takes what it gets:
 * proxies of a store, functions, getters, those that throw as well.
 */
export const copyOf = <Value>(value: Value): Value => copied(value, new Map()) as Value;
