import type {Problem} from '../../../base/problem';
import {problemIn} from '../../fences/fence';
import type {Checker} from './checker';
import {checkDocument} from './json';

const REQUEST = /^[A-Z]+ (?:\/|\*|https?:\/\/)\S* HTTP\/(?:1\.[01]|2|3)$/;
const RESPONSE = /^HTTP\/(?:1\.[01]|2|3) [1-5]\d\d(?: .*)?$/;
/** RFC 9110: a token, a colon, and a value without control characters. */
const HEADER = /^(?<name>[!#$%&'*+.^_`|~\w-]+):[ \t]*(?<value>[^\p{Cc}]*)$/u;

/** Reads one request or response: start line, headers, an empty line before a body. */
export const http: Checker = (fence, schemas) => {
  const lines = fence.text.split(/\r?\n/);
  const [start = ''] = lines;
  const problems: Problem[] = [];
  if (!REQUEST.test(start) && !RESPONSE.test(start)) {
    const message = `“${start}” is neither the start of a request nor of a response.`;
    const remedy = 'begin with “GET /path HTTP/1.1” or “HTTP/1.1 200 OK”';
    problems.push(problemIn(fence, 1, message, remedy));
  }
  const empty = lines.indexOf('');
  const end = empty === -1 ? lines.length : empty;
  const headers = new Map<string, string>();
  for (const [index, line] of lines.slice(1, end).entries()) {
    const {name, value = ''} = HEADER.exec(line)?.groups ?? {};
    if (name) {
      headers.set(name.toLowerCase(), value);
    } else {
      const remedy = 'write “Name: value”, and an empty line before the body';
      problems.push(problemIn(fence, index + 2, `“${line}” isn’t a header.`, remedy));
    }
  }
  const body = lines.slice(end + 1);
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(headers.get('content-type') ?? '');
  const {type} = fence.meta;
  if (body.some((line) => line.trim()) && isJson) {
    const before = lines.slice(0, end + 1).reduce((sum, line) => sum + line.length + 1, 0);
    problems.push(...checkDocument(fence, before, type, schemas));
  } else if (type !== null) {
    const remedy = 'add “Content-Type: application/json” and a body, or remove type="…"';
    problems.push(problemIn(fence, 0, 'The fence names a type but has no JSON body.', remedy));
  }
  return problems;
};
