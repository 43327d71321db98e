import {address, product} from 'stand-in:site';

export const USAGE = `Checks what a host page gives ${product}, without an account. It is not the product.

  node check.mjs adapter FILE    an adapter: the module's default export, its adapter,
                                 or what it registers with SIR
  node check.mjs token FILE      a token, as your server signs it; - reads it from standard input
  node check.mjs bet-slip FILE   a bet slip, as JSON
  node check.mjs answer FILE     an answer to a request, as JSON
  node check.mjs channel FILE    a channel to create, or a list of them, as JSON

  --json             {findings: [{rule, request, path, message, link}], unchecked: [request]},
                     with error where nothing could be checked
  --request NAME     adapter, answer: only this request
  --backend FILE     adapter: answers its fetch; JSON by address, or a module whose default
                     export takes a Request
  --wait SECONDS     adapter: how long an answer may take; 5 by default
  --key FILE         token: verifies the signature with your public key. Without it, the token
                     is decoded and not verified
  --help

Exit codes: 0 nothing found, 1 something found, 2 nothing could be checked.
${address}docs/virtualStadium/web/adapter/custom/getting-started#try-it`;
