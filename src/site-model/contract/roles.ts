import type {ContractModel} from './model';
import {namesIn, usedBy, usesOf} from './uses';

/** A request or an action with which a type travels. */
interface Carrier {
  readonly as: 'as the response to' | 'with the request' | 'with the action';
  readonly name: string;
}

/** How a type travels one way, between the page that integrates the widget and the widget. */
export interface Role {
  readonly carriers: readonly Carrier[];
  /** Types of the same way that have it in them. */
  readonly within: readonly string[];
}

interface Travelling extends Carrier {
  readonly type: string;
}

/** All types that one of them leads to, themselves among them. */
function reached({entries}: ContractModel, from: readonly Travelling[]): ReadonlySet<string> {
  const found = new Set(from.map(({type}) => type));
  // What is added while it goes on is gone through as well.
  for (const name of found) {
    const type = entries.find((it) => it.reference && it.name === name);
    (type ? usesOf(type) : []).forEach((it) => found.add(it.type));
  }
  return found;
}

function role(model: ContractModel, travelling: readonly Travelling[], name: string): Role {
  const way = reached(model, travelling);
  const users = way.has(name) ? usedBy(model, name) : [];
  return {
    carriers: travelling.filter(({type}) => type === name),
    within: users.map(({type}) => type).filter((it) => way.has(it)),
  };
}

/** Whether the reader returns a type or receives it, as the requests and actions say. */
export function rolesOf(
  model: ContractModel,
  name: string,
): {readonly returned: Role; readonly received: Role} {
  const requests = model.entries.filter(
    ({kind, comment}) => kind === 'request' && !comment.deprecated,
  );
  const inRequests = (part: string, as: Carrier['as']) =>
    requests.flatMap((request) => {
      const types = request.fields.filter(({path}) => path === part).flatMap((it) => it.type);
      return namesIn(types).map((type) => ({type, as, name: request.name}));
    });
  // A callback for actions lists them; more than one does.
  const callback = model.entries.find(({reference}) => reference?.actions.length);
  const inActions = (callback?.reference?.actions ?? []).flatMap((action) =>
    action.owner ? [{type: action.owner, as: 'with the action' as const, name: action.name}] : [],
  );
  return {
    returned: role(model, inRequests('response', 'as the response to'), name),
    received: role(model, [...inRequests('args', 'with the request'), ...inActions], name),
  };
}
