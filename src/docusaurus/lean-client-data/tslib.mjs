/** The helper of tslib that the browser needs, as `@docusaurus/utils-common` calls it. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
