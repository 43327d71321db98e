import type {ContractModel} from './model';

/**
 * The model of the running build. It hangs on the process and not on this module: Docusaurus loads
 * its configuration anew when that changes, and with it a second copy of this file.
 */
const key = Symbol.for('virtual-stadium-docs.contract-model');

const store = globalThis as {[key]?: ContractModel};

export function setContractModel(model: ContractModel): void {
  store[key] = model;
}

/** For remark plugins: at every call the contract as it is now. */
export function getContractModel(): ContractModel {
  const model = store[key];
  if (!model) {
    throw new Error(
      'The contract’s model is read before it exists. Remedy: read it while a page is compiled, not while the configuration is loaded; src/plugins/api-reference must be among the plugins.',
    );
  }
  return model;
}
