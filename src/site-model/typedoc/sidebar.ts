import path from 'node:path';
import type {ApiModel} from '../contract/api';

export const sidebarFile = 'typedoc-sidebar.cjs';

/** Categories of documents as Docusaurus's sidebars take them, in the order of the index. */
export function sidebarItems(model: ApiModel, folder: string) {
  return model.categories.map(({title, types}) => ({
    type: 'category' as const,
    label: title,
    collapsible: true,
    items: types.map(({name, page}) => ({
      type: 'doc' as const,
      id: path.posix.join(folder, page.replace(/\.md$/, '')),
      label: name,
    })),
  }));
}

export function sidebarModule(model: ApiModel, folder: string): string {
  return `module.exports = ${JSON.stringify(sidebarItems(model, folder), null, 2)};\n`;
}
