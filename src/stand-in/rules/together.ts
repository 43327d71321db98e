import type {Finding} from './finding';
import {OLD_NAME, UNKNOWN_NAME} from './requests';

/** What is wrong with every request in the same way is one thing, said at the first of them. */
export function together(findings: readonly Finding[], names: readonly string[]): Finding[] {
  const alike = (one: Finding) =>
    findings.filter((it) => it.rule === one.rule && it.path === one.path);
  const isOfAll = (one: Finding) =>
    names.length > 1 && names.every((name) => alike(one).some(({request}) => request === name));
  const throwsAlways = findings.some((it) => it.rule === 'throws' && isOfAll(it));
  const has = (rule: Finding['rule'], request: string) =>
    findings.some((it) => it.rule === rule && it.request === request);
  return findings.flatMap((it) => {
    // Who throws doesn't answer, and who throws at what isn't known may not know the older name.
    if (
      (it.rule === 'silent' && has('throws', it.request)) ||
      (it.rule === 'throws' && it.request === OLD_NAME && has('unknown', UNKNOWN_NAME))
    ) {
      return [];
    }
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
