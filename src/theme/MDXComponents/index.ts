// Wraps the original: adds the components that every page may use without an import, and captions
// to tables.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import NameCards from '@site/src/components/NameCards';
import Picture from '@site/src/components/Picture';
import Provisional from '@site/src/components/Provisional';
import Table from '@site/src/components/Table';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

export default {
  ...MDXComponents,
  CodeBlock,
  NameCards,
  Picture,
  Provisional,
  table: Table,
  input: TaskCheckbox,
};
