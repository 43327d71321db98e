import type {PageElement} from '../../base/pageElement';

/** What `<ModuleTiles />` puts above the name of a module: the words beside it say as much. */
export const ModulePicture: PageElement = {
  from: '@site/src/components/ModulePicture',
  attributes: {of: 'text'},
  plain: () => [],
};
