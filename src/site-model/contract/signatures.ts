import type {ContractField, TypeKind, TypeText} from './model';
import {typeString} from './text';

/** Signatures are read at a glance: on a card, in a table's cell. */
const longest = 140;

/** What the one rest parameter of a callback for actions is expanded to. */
export const twoArguments = '[type, data]';

type Named = Pick<ContractField, 'name' | 'required'>;
type Fields = readonly ContractField[];

function oneLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/([(<[]) | ?,? (?=[)>\]])/g, '$1')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')} …`;
}

function named({name, required}: Named): string {
  const shown = /^(?:\.\.\.)?[\w$]+$|^\[/.test(name) ? name : `'${name}'`;
  return `${shown}${required ? '' : '?'}`;
}

/** `{ a; b?; … }`: the names that fit. */
function object(fields: Fields, room: number): string {
  const all = fields.map(named);
  let count = all.length;
  const shown = () => [...all.slice(0, count), ...(count < all.length ? ['…'] : [])].join('; ');
  while (count > 1 && shown().length > room) {
    count -= 1;
  }
  return `{ ${shown()} }`;
}

function parametersOf(fields: Fields): string {
  return fields
    .map((it) =>
      it.expanded === twoArguments ? 'type, data' : `${named(it)}: ${typeString(it.type)}`,
    )
    .join(', ');
}

interface Declared {
  readonly name: string;
  readonly kind: TypeKind;
  readonly declaration: string;
  readonly typeParameters: readonly Pick<ContractField, 'name'>[];
  readonly extends: readonly TypeText[];
  readonly properties: Fields;
  readonly parameters: Fields;
  /** Of a function or an alias. */
  readonly result: TypeText;
}

export function typeSignature(type: Declared): string {
  const {name, kind, properties, parameters} = type;
  const generic = type.typeParameters.map((it) => it.name).join(', ');
  const head = `${kind === 'alias' ? 'type' : kind} ${name}${generic && `<${generic}>`}`;
  const result = typeString(type.result);
  if (kind === 'function') {
    return oneLine(`${head}(${parametersOf(parameters)}): ${result}`);
  }
  if (parameters.some(({expanded}) => expanded === twoArguments)) {
    return oneLine(`${head} = (${parametersOf(parameters)}) => ${result}`);
  }
  if (properties.length) {
    const parents = type.extends.map(typeString).join(', ');
    const open = kind === 'interface' ? `${head}${parents && ` extends ${parents}`}` : `${head} =`;
    return `${open} ${object(properties, longest - open.length)}`;
  }
  return oneLine(type.declaration.replace(/;$/, '').replace(/=\s*\|/, '='));
}

type FieldText = Pick<ContractField, 'name' | 'required' | 'type' | 'expanded'>;

export function fieldSignature({name, required, type, expanded}: FieldText): string {
  return oneLine(`${name}${required ? '' : '?'}: ${expanded ?? typeString(type)}`);
}

export function commandSignature(command: string, parameters: Fields): string {
  return `SIR(${[`'${command}'`, ...parameters.map(named)].join(', ')})`;
}

export function actionSignature(
  action: string,
  payload: {readonly type: TypeText | null; readonly inline: Fields | null},
  optional: boolean,
): string {
  const {type, inline} = payload;
  const data = inline ? object(inline, longest) : type && typeString(type);
  return oneLine(`onAction('${action}'${data ? `, data${optional ? '?' : ''}: ${data}` : ''})`);
}

export function requestSignature(request: string, args: TypeText, response: TypeText): string {
  return oneLine(
    `adapter('${request}', args: ${typeString(args)}, callback: (error, data?: ${typeString(response)}) => void)`,
  );
}
