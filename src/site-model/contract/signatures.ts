import type {ApiCommand, ApiField, ApiType} from './api';
import type {TypeText} from './model';
import {isInner} from './paths';
import {typeString} from './text';

/** Signatures are read at a glance: on a card, in a table's cell. */
const longest = 140;

/** What the one rest parameter of a callback for actions is expanded to. */
const twoArguments = '[type, data]';

function oneLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/([(<[]) | ?,? (?=[)>\]])/g, '$1')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')} …`;
}

function outermost(fields: readonly ApiField[]): ApiField[] {
  return fields.filter((field) => !isInner(field, fields));
}

function named({path, optional}: ApiField): string {
  const name = /^(?:\.\.\.)?[\w$]+$|^\[/.test(path) ? path : `'${path}'`;
  return `${name}${optional ? '?' : ''}`;
}

/** `{ a; b?; … }`: the names that fit. */
function object(fields: readonly ApiField[], room: number): string {
  const all = outermost(fields).map(named);
  let count = all.length;
  const shown = () => [...all.slice(0, count), ...(count < all.length ? ['…'] : [])].join('; ');
  while (count > 1 && shown().length > room) {
    count -= 1;
  }
  return `{ ${shown()} }`;
}

function parameters(fields: readonly ApiField[]): string {
  return outermost(fields)
    .map((it) =>
      it.expanded === twoArguments ? 'type, data' : `${named(it)}: ${typeString(it.type)}`,
    )
    .join(', ');
}

export function typeSignature(type: ApiType): string {
  const {name, kind, properties, value, declaration, parameters: taken} = type;
  const generic = type.typeParameters.map((it) => it.name).join(', ');
  const head = `${kind === 'type alias' ? 'type' : kind} ${name}${generic && `<${generic}>`}`;
  const result = typeString(value ?? ['void']);
  if (kind === 'function') {
    return oneLine(`${head}(${parameters(taken)}): ${result}`);
  }
  if (taken.some(({expanded}) => expanded === twoArguments)) {
    return oneLine(`${head} = (${parameters(taken)}) => ${result}`);
  }
  if (properties.length) {
    const parents = type.extends.map(typeString).join(', ');
    const open = kind === 'interface' ? `${head}${parents && ` extends ${parents}`}` : `${head} =`;
    return `${open} ${object(properties, longest - open.length)}`;
  }
  return oneLine(declaration.replace(/;$/, '').replace(/=\s*\|/, '='));
}

/** `name`: without what its path begins with. */
export function fieldSignature(name: string, {optional, type, expanded}: ApiField): string {
  return oneLine(`${name}${optional ? '?' : ''}: ${expanded ?? typeString(type)}`);
}

export function commandSignature({command, parameters: taken}: ApiCommand): string {
  return `SIR(${[`'${command}'`, ...outermost(taken).map(named)].join(', ')})`;
}

export function actionSignature(
  action: string,
  payload: {readonly type: TypeText | null; readonly inline: readonly ApiField[] | null},
  optional: boolean,
): string {
  const {type, inline} = payload;
  const data = inline ? object(inline, longest) : type && typeString(type);
  return oneLine(`onAction('${action}'${data ? `, data${optional ? '?' : ''}: ${data}` : ''})`);
}

export function requestSignature(request: string, args: string, response: string): string {
  return oneLine(
    `adapter('${request}', args: ${args}, callback: (error, data?: ${response}) => void)`,
  );
}
