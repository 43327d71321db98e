import type {PrismTheme} from 'prism-react-renderer';

/**
 * One theme for both colour modes: it names the tokens of `src/css/custom.css`, and these
 * change with the mode. No colour is repeated here.
 */
export const codeTheme: PrismTheme = {
  plain: {
    color: 'var(--vs-code-text)',
    backgroundColor: 'var(--vs-code-ground)',
  },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--vs-code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['keyword', 'atrule', 'important', 'module', 'control-flow'],
      style: {color: 'var(--vs-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'template-string', 'regex', 'inserted', 'url'],
      style: {color: 'var(--vs-code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'nil', 'unit'],
      style: {color: 'var(--vs-code-number)'},
    },
    {
      types: ['function', 'method', 'function-variable', 'selector', 'tag'],
      style: {color: 'var(--vs-code-function)'},
    },
    {
      types: ['class-name', 'builtin', 'namespace', 'maybe-class-name', 'type'],
      style: {color: 'var(--vs-code-type)'},
    },
    {
      types: ['property', 'attr-name', 'property-access', 'literal-property', 'variable'],
      style: {color: 'var(--vs-code-property)'},
    },
    {
      types: ['punctuation', 'operator', 'entity'],
      style: {color: 'var(--vs-code-punctuation)'},
    },
    {types: ['deleted'], style: {color: 'var(--vs-bad)'}},
  ],
};
