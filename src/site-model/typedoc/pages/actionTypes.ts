import type {ApiAction, ApiField, ApiType} from '../../contract/api';
import {code, table} from './markdown';
import type {Writer} from './writer';

interface Payload {
  readonly owner: ApiType;
  readonly field: ApiField;
}

/** The field that `Owner['data']` stands for. */
function payloadField(writer: Writer, {payload}: ApiAction): Payload | null {
  const [name, access] = payload ?? [];
  const path = typeof access === 'string' ? /^\['([^']+)'\]$/.exec(access)?.[1] : undefined;
  const owner = typeof name === 'object' ? writer.reference.model.types.get(name.type) : undefined;
  const field = owner?.properties.find((it) => it.path === path);
  return owner && field ? {owner, field} : null;
}

function row(writer: Writer, action: ApiAction): string[] {
  const found = payloadField(writer, action);
  const type = found?.field.type ?? action.payload;
  const optional = action.optional || found?.field.optional === true;
  const typeField = found?.owner.properties.find(({path}) => path === 'type');
  // An interface can be provisional by its name alone; its `type` says whether the action is.
  const mark = typeField?.comment.provisional ? ` ${writer.provisional()}` : '';
  return [
    `${code(`'${action.action}'`)}${mark}`,
    type ? `${writer.type(type)}${optional ? ', optional' : ''}` : 'none',
    found ? writer.typeLink(found.owner.name) : '–',
  ];
}

/** What each action type carries, and the interface that tells about it. */
export function actionTypeTable(writer: Writer, actions: readonly ApiAction[]): string {
  return table(
    ['Action type', 'Payload', 'Interface'],
    actions.map((action) => row(writer, action)),
  );
}
