import type {AsPlainObject} from 'minisearch';

/** In which sections a term is, in one field: each as the distance from the one before. */
type Places = readonly [field: number, distances: readonly number[], times: readonly number[]];

/** An index as it travels: what can be counted is left out, an eighth of the file's bytes. */
export interface PackedIndex extends Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'> {
  readonly fieldLength: readonly (readonly number[])[];
  readonly terms: readonly (readonly [term: string, ...Places[]])[];
}

export function packed({
  index,
  fieldLength,
  documentIds: _ids,
  ...rest
}: AsPlainObject): PackedIndex {
  const terms = index.map(([term, fields]) => {
    const places = Object.entries(fields).map(([field, sections]): Places => {
      const ids = Object.keys(sections).map(Number);
      const distances = ids.map((id, at) => id - (ids[at - 1] ?? 0));
      return [Number(field), distances, Object.values(sections)];
    });
    return [term, ...places] as const;
  });
  return {...rest, fieldLength: Object.values(fieldLength), terms};
}

/** The index as MiniSearch reads it; its documents are numbered from 0. */
export function unpacked({terms, fieldLength, ...rest}: PackedIndex): AsPlainObject {
  const index = terms.map(([term, ...places]): AsPlainObject['index'][number] => {
    const fields = places.map(([field, distances, times]) => {
      let id = 0;
      return [field, Object.fromEntries(distances.map((far, at) => [(id += far), times[at]!]))];
    });
    return [term, Object.fromEntries(fields) as AsPlainObject['index'][number][1]];
  });
  const lengths = fieldLength.map((it) => [...it]);
  const documentIds = Object.fromEntries(lengths.map((_, id) => [id, id]));
  return {...rest, index, documentIds, fieldLength: Object.fromEntries(lengths.entries())};
}
