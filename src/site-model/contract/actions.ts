import type {ApiAction, ApiField, ApiModel, ApiValue} from './api';
import {fieldAnchor} from './fieldAnchor';
import {flat, nested} from './fields';
import type {CommentText, ContractEntry} from './model';
import {actionSignature} from './signatures';
import {firstSentence} from './text';

interface ActionValue extends ApiValue {
  readonly href: string;
}

/** The member of a documented union of action types, which is where an action is told. */
function valueOf(
  action: string,
  api: ApiModel,
  types: readonly ContractEntry[],
): ActionValue | null {
  for (const {name, values} of api.types.values()) {
    const value = values.find((it) => it.value.length === 1 && it.value[0] === `'${action}'`);
    const href = types.find((it) => it.name === name)?.href;
    if (value && href) {
      return {...value, href: `${href}#${fieldAnchor(action)}`};
    }
  }
  return null;
}

/** The interface that `Interface['data']` speaks of, and the path of the payload in it. */
function payloadOf({payload}: ApiAction, types: readonly ContractEntry[]) {
  const [piece, access] = payload ?? [];
  const path = typeof access === 'string' ? /^\['([^']+)'\]$/.exec(access)?.[1] : undefined;
  const owner = typeof piece === 'object' ? types.find(({name}) => name === piece.type) : undefined;
  return owner && path ? {owner, path} : null;
}

function withoutMark(text: CommentText): CommentText {
  return text.filter((part) => part.kind !== 'provisional');
}

export function actionEntries(api: ApiModel, types: readonly ContractEntry[]): ContractEntry[] {
  const callback = [...api.types.values()].find(({actions}) => actions.length > 0);
  return (callback?.actions ?? []).flatMap((action): ContractEntry[] => {
    const value = valueOf(action.action, api, types);
    if (!callback || !value) {
      return [];
    }
    const payload = payloadOf(action, types);
    const field = payload?.owner.fields.find(({name}) => name === payload.path);
    const type = field?.type ?? action.payload;
    const typeField = payload?.owner.fields.find(({name}) => name === 'type');
    const said = value.meaning.length ? value.meaning : payload?.owner.comment.summary;
    const comment = payload?.owner.comment ?? callback.comment;
    const hrefOf = ({path}: ApiField) => hrefOfField(path, payload, type, types) ?? value.href;
    return [
      {
        name: action.action,
        kind: 'action',
        href: value.href,
        page: null,
        signature: actionSignature(
          action.action,
          {type, inline: field?.expanded ? action.fields : null},
          action.optional || field?.required === false,
        ),
        declaration: null,
        sentence: firstSentence(withoutMark(said ?? [])),
        comment: {
          ...comment,
          summary: withoutMark(said ?? []),
          provisional: typeField?.provisional ?? false,
        },
        // An interface can be provisional by its name alone; its `type` says whether the action is.
        provisional:
          typeField?.provisional ?? value.meaning.some((it) => it.kind === 'provisional'),
        fields: nested(action.fields, hrefOf),
        overloads: [],
        values: [],
        type,
        widget: null,
        source: value.source,
      },
    ];
  });
}

/** In the interface of the action, or in the type that its payload has. */
function hrefOfField(
  path: string,
  payload: ReturnType<typeof payloadOf>,
  type: ContractEntry['type'],
  types: readonly ContractEntry[],
): string | null {
  const inside =
    payload && flat(payload.owner.fields).find((it) => it.path === `${payload.path}.${path}`);
  const named = (type ?? []).flatMap((it) => (typeof it === 'object' ? [it.type] : []));
  const owners = types.filter(({name}) => named.includes(name));
  return (
    inside?.href ??
    owners.flatMap(({fields}) => flat(fields)).find((it) => it.path === path)?.href ??
    null
  );
}
