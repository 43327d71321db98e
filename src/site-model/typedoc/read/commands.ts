import type {ProjectReflection, SignatureReflection} from 'typedoc';
import type {TypeDoc} from '../native/modules';
import type {ApiCommand, SourceLine} from '../../contract/api';
import type {CommentReader} from './comment';
import type {FieldReader} from './fields';

function commandOf(signature: SignatureReflection): string | null {
  const type = signature.parameters?.[0]?.type;
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

/** Call signatures that are told apart by the literal they begin with. */
export function readCommands(
  fields: FieldReader,
  comments: CommentReader,
  signatures: readonly SignatureReflection[] | undefined,
  sourceOf: (signature: SignatureReflection) => SourceLine,
): ApiCommand[] {
  return (signatures ?? []).flatMap((signature): ApiCommand[] => {
    const command = commandOf(signature);
    const [, ...others] = signature.parameters ?? [];
    return command === null
      ? []
      : [
          {
            command,
            parameters: others.flatMap((it) => fields.parameter(it)),
            comment: comments.read(signature.comment),
            source: sourceOf(signature),
          },
        ];
  });
}
