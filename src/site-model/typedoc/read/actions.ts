import type {SignatureReflection} from 'typedoc';
import type {ApiAction} from '../../contract/api';
import {actionTuples} from './actionTuples';
import type {FieldReader} from './fields';
import type {TypePrinter} from './typeText';

export function readActions(
  printer: TypePrinter,
  fields: FieldReader,
  signature: SignatureReflection | undefined,
): ApiAction[] {
  return actionTuples(signature?.parameters?.at(-1)?.type).map(({action, data, optional}) => ({
    action,
    payload: data && printer.print(data),
    optional,
    fields: fields.ofType(data ?? undefined) ?? [],
  }));
}
