import {describe, expect, it} from 'vitest';
import {schemasOf} from './contract';

function schemaOf(source: string, name: string, strict = false) {
  return schemasOf(source, strict).get(name);
}

describe('a schema', {timeout: 30_000}, () => {
  it('has the name as its title, and what the comments say', () => {
    const source = `
/**
 * A person
 * of {@link Team}, or {@link Team | none}.
 *
 * | A | B |
 * |---|---|
 * | 1 | 2 |
 *
 * 1. First of
 *    all.
 * 2. Then.
 *
 * @remarks
 * Source: nobody asked.
 *
 * @provisional
 */
export interface Person {
  /** Full name. */
  name: string;
  /**
   * Once a nickname.
   *
   * @deprecated Use the name.
   * @provisional
   */
  nick?: string;
  /** Where they play. */
  team: Team;
}
/** A team. */
export interface Team {
  /** Its colours. */
  colours: [home: string, away: string];
}
`;
    expect(schemaOf(source, 'Person')).toEqual({
      title: 'Person',
      description: 'A person of `Team`, or none.\n\n1. First of all.\n2. Then.',
      'x-provisional': true,
      type: 'object',
      properties: {
        name: {type: 'string', description: 'Full name.'},
        nick: {
          type: 'string',
          description: 'Once a nickname.',
          deprecated: true,
          'x-provisional': true,
        },
        team: {$ref: '#/$defs/Team', description: 'Where they play.'},
      },
      required: ['name', 'team'],
    });
    expect(schemaOf(source, 'Team')).toMatchObject({
      properties: {
        colours: {
          type: 'array',
          prefixItems: [{type: 'string'}, {type: 'string'}],
          minItems: 2,
          maxItems: 2,
        },
      },
    });
  });

  it('takes properties that are called like keywords for properties', () => {
    const source = `
export interface Odd {
  items: string[];
  provisional: boolean;
  deprecated: 'items' | 'anyOf';
  $ref: string;
  properties: {not: number};
}
`;
    const properties = {
      items: {type: 'array', items: {type: 'string'}},
      provisional: {type: 'boolean'},
      deprecated: {type: 'string', enum: ['items', 'anyOf']},
      $ref: {type: 'string'},
      properties: {type: 'object', properties: {not: {type: 'number'}}, required: ['not']},
    };
    expect(schemaOf(source, 'Odd')).toMatchObject({properties});
  });

  it('is closed only when it is strict, and never where the contract has any key', () => {
    const source = `
export interface Base {id: string}
export interface More extends Base {more: {note: string}; free: Record<string, unknown>}
export type Both = Base & {type: 'both'};
`;
    expect(JSON.stringify(schemaOf(source, 'More'))).not.toContain('"additionalProperties":false');
    expect(schemaOf(source, 'More', true)).toMatchObject({
      additionalProperties: false,
      properties: {
        id: {type: 'string'},
        more: {additionalProperties: false},
        free: {type: 'object', additionalProperties: {}},
      },
    });
    expect(schemaOf(source, 'Both', true)).toMatchObject({
      additionalProperties: false,
      properties: {id: {type: 'string'}, type: {const: 'both'}},
    });
  });

  it('is there for what JSON can have: no function, nothing empty, no open parameter', () => {
    const source = `
export interface Empty {}
export type Key = keyof Empty & string;
export type Word = 'a' | 'b' | Key;
export type Callback = (value: string) => void;
export type Box<T> = {value: T};
export type Target = string | Element;
export interface Props {word: Word; onChange: Callback; onClose?: () => void; box: Box<string>}
`;
    const schemas = schemasOf(source, true);
    expect([...schemas.keys()]).toEqual(['Box<string>', 'Empty', 'Props', 'Target', 'Word']);
    expect(schemas.get('Target')).toMatchObject({type: 'string'});
    expect(schemas.get('Word')).toMatchObject({type: 'string', enum: ['a', 'b']});
    expect(schemas.get('Props')).toMatchObject({required: ['word', 'box']});
    expect(Object.keys(schemas.get('Props')?.properties ?? {})).toEqual(['word', 'box']);
  });

  it('comes with every type that the exported ones need', () => {
    const source = `
interface Hidden {a: string}
export interface Shown {hidden: Hidden}
`;
    const schemas = schemasOf(source);
    expect([...schemas.keys()]).toEqual(['Shown']);
    expect(schemas.get('Shown')).toMatchObject({
      properties: {hidden: {properties: {a: {type: 'string'}}}},
    });
  });
});

describe('examples', {timeout: 30_000}, () => {
  it('are the constants of just the type, where they are one literal', () => {
    const source = `
/**
 * A score.
 *
 * @example
 * Before the match:
 * \`\`\`ts
 * const start: Score = {home: 0, away: -0.5, note: \`none\`, 'at-all': [true, null]};
 * const other: Other = {a: 1};
 * const list: Score[] = [];
 * \`\`\`
 *
 * @example
 * \`\`\`ts
 * const name = 'x';
 * const later: Score = {home: 1, away: 2, note: name};
 * const last: Score = {home: 3, away: 2, note: 'n', 'at-all': [], run: process.exit()};
 * const final: Score = {home: 4, away: 2, note: 'final', 'at-all': []};
 * \`\`\`
 */
export interface Score {home: number; away: number; note: string; 'at-all': unknown[]}
`;
    expect(schemaOf(source, 'Score')?.examples).toEqual([
      {home: 0, away: -0.5, note: 'none', 'at-all': [true, null]},
      {home: 4, away: 2, note: 'final', 'at-all': []},
    ]);
  });
});
