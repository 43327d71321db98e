import type {Finding} from './finding';
import {UNKNOWN_NAME} from './requests';

/** What is wrong with every request in the same way is one thing, said at the first of them. */
export function together(findings: readonly Finding[], names: readonly string[]): Finding[] {
  const alike = (one: Finding) =>
    findings.filter((it) => it.rule === one.rule && it.path === one.path);
  const isOfAll = (one: Finding) =>
    names.length > 1 && names.every((name) => alike(one).some(({request}) => request === name));
  const throwsAlways = findings.some((it) => it.rule === 'throws' && isOfAll(it));
  return findings.flatMap((it) => {
    if (it.rule === 'unknown' ? throwsAlways : it.request === UNKNOWN_NAME) {
      return [];
    }
    if (!isOfAll(it)) {
      return [it];
    }
    const others = names.filter((name) => name !== it.request).join(', ');
    return alike(it)[0] === it ? [{...it, message: `${it.message} The same for ${others}.`}] : [];
  });
}
