import type {Operation} from './description';

/** The address of a call, with the example of each parameter in the path. */
function addressOf({server, path, parameters}: Operation): string {
  return parameters.reduce(
    (address, {name, example}) => address.replace(`{${name}}`, encodeURIComponent(example)),
    server + path,
  );
}

/** The example with an end that lies ahead whenever somebody runs the sample, as code of its language. */
function json(value: unknown, expiration: string): string {
  return JSON.stringify(value, null, 2).replace(
    /"expirationDatetime": \d+/g,
    `"expirationDatetime": ${expiration}`,
  );
}

/** In single quotes of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curl(operation: Operation): string {
  const {method, body} = operation;
  const time = `$(( $(date +%s) + ${body?.expiresIn ?? 0} ))`;
  const lines = [
    `curl -i -X ${method} ${addressOf(operation)}`,
    `-H "Authorization: Bearer $VS_TOKEN"`,
    ...(body
      ? [
          `-H 'Content-Type: application/json'`,
          `-d ${quoted(json(body.example, time)).replaceAll(time, () => `'"${time}"'`)}`,
        ]
      : []),
  ];
  return lines.join(' \\\n  ');
}

/** JavaScript as people write it: names without quotes. */
function literal(value: unknown): string {
  return json(value, 'expires')
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text.replaceAll("'", "\\'")}'`);
}

function node(operation: Operation): string {
  const {method, body} = operation;
  return [
    ...(body
      ? [
          `const expires = Math.floor(Date.now() / 1000) + ${body.expiresIn}; // in seconds`,
          `const body = ${literal(body.example)};`,
          '',
        ]
      : []),
    `const response = await fetch('${addressOf(operation)}', {`,
    `  method: '${method}',`,
    '  headers: {',
    '    Authorization: `Bearer ${process.env.VS_TOKEN}`,',
    ...(body ? [`    'Content-Type': 'application/json',`] : []),
    '  },',
    ...(body ? ['  body: JSON.stringify(body),'] : []),
    '});',
    'if (!response.ok) {',
    '  throw new Error(`Status ${response.status}: ${await response.text()}`);',
    '}',
    `console.log('done', response.status);`,
  ].join('\n');
}

/** Python's words for JSON's. */
function pythonLiteral(value: unknown): string {
  return json(value, 'expires')
    .replace(/^(.*: |\s*)true(,?)$/gm, '$1True$2')
    .replace(/^(.*: |\s*)false(,?)$/gm, '$1False$2')
    .replace(/^(.*: |\s*)null(,?)$/gm, '$1None$2')
    .replaceAll('  ', '    ');
}

function python(operation: Operation): string {
  const {method, body} = operation;
  return [
    ...(body ? ['import json'] : []),
    'import os',
    ...(body ? ['import time'] : []),
    'import urllib.request',
    '',
    ...(body
      ? [
          `expires = int(time.time()) + ${body.expiresIn}  # in seconds`,
          `body = ${pythonLiteral(body.example)}`,
          '',
        ]
      : []),
    'request = urllib.request.Request(',
    `    "${addressOf(operation)}",`,
    `    method="${method}",`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'VS_TOKEN\']}",',
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    '    },',
    ...(body ? ['    data=json.dumps(body).encode(),'] : []),
    ')',
    'with urllib.request.urlopen(request) as response:  # raises an HTTPError from 400 on',
    '    print("done", response.status)',
  ].join('\n');
}

/** A call in each language, all made from the same example. `language` is that of the fence. */
export function samplesOf(operation: Operation) {
  return [
    {language: 'shell', label: 'curl', value: 'curl', code: curl(operation)},
    {language: 'js', label: 'Node', value: 'node', code: node(operation)},
    {language: 'python', label: 'Python', value: 'python', code: python(operation)},
  ];
}
