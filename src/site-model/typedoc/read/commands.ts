import type {DeclarationReflection, ProjectReflection, SignatureReflection} from 'typedoc';
import type {ContractEntry} from '../../contract/model';
import {commandAnchor, integrationPage, pathAnchor} from '../../contract/places';
import {commandSignature} from '../../contract/signatures';
import {firstSentence} from '../../contract/text';
import type {TypeDoc} from '../native/modules';
import {FieldReader, type Readers} from './fields';
import {inRow} from './places';

/** The literal that a call signature begins with: `(command: 'check'): void`. */
export function commandOf({parameters}: SignatureReflection): string | null {
  const type = parameters?.[0]?.type;
  return type?.type === 'literal' && typeof type.value === 'string' ? type.value : null;
}

/** The parameter that can only be the command's name says so itself and needs no comment. */
export function documentCommands({Comment, ReflectionKind}: TypeDoc, project: ProjectReflection) {
  for (const it of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
    if (it.isSignature() && it.parent.kindOf(ReflectionKind.Interface) && commandOf(it) !== null) {
      const [command] = it.parameters ?? [];
      if (command) {
        command.comment ??= new Comment([{kind: 'text', text: 'Name of the command.'}]);
      }
    }
  }
}

/** The commands of an interface whose call signatures are told apart by the literal they begin with. */
export function commandEntries(
  readers: Readers,
  sir: DeclarationReflection | undefined,
): ContractEntry[] {
  const signatures = sir?.signatures ?? [];
  const names = new Set(signatures.map(commandOf).filter((it) => it !== null));
  return [...names].flatMap((name): ContractEntry[] => {
    const href = `${integrationPage}#${commandAnchor(name)}`;
    const reader = new FieldReader(readers, ({path}) => `${href}.${pathAnchor(path)}`);
    const overloads = signatures
      .filter((it) => commandOf(it) === name)
      .map((signature) => {
        const fields = (signature.parameters ?? []).slice(1).map((it) => reader.parameter(it));
        const comment = readers.comments.read(signature.comment);
        return {
          signature: commandSignature(name, fields),
          sentence: firstSentence(comment.summary),
          comment,
          provisional: comment.provisional,
          fields,
          source: readers.sourceOf(signature),
        };
      });
    const [first] = overloads;
    return first
      ? [
          {
            ...first,
            ...inRow,
            name,
            kind: 'SIR command',
            href,
            provisional: overloads.every((it) => it.provisional),
            overloads,
          },
        ]
      : [];
  });
}
