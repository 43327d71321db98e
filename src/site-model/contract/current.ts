import type {ContractModel} from './model';

/**
 * The model of the running build. It hangs on the process and not on this module: Docusaurus loads
 * its configuration anew when that changes, and with it a second copy of this file.
 */
const key = Symbol.for('virtual-stadium-docs.contract-model');

interface Outcome {
  readonly known: Promise<Error | null>;
  readonly tell: (error: Error | null) => void;
}

interface Store {
  model?: ContractModel;
  outcome?: Outcome;
}

const running = globalThis as {[key]?: Store};

const store = (): Store => (running[key] ??= {});

function outcome(): Outcome {
  const current = store();
  if (!current.outcome) {
    let tell: Outcome['tell'] = () => undefined;
    const known = new Promise<Error | null>((resolve) => (tell = resolve));
    current.outcome = {known, tell};
  }
  return current.outcome;
}

export function setContractModel(model: ContractModel): void {
  store().model = model;
  outcome().tell(null);
}

/** The contract has a mistake; the model, if any, is what could be read all the same. */
export function setContractFailure(error: Error, model: ContractModel | null): void {
  if (model) {
    store().model = model;
  }
  outcome().tell(error);
}

/**
 * For plugins that want the model while all plugins begin at once: it is there, or the error says
 * why it is not.
 */
export function contractOutcome(): Promise<Error | null> {
  return outcome().known;
}

/** The model, if there is one. */
export function knownContractModel(): ContractModel | null {
  return store().model ?? null;
}

/** For remark plugins: at every call the contract as it is now. */
export function getContractModel(): ContractModel {
  const {model} = store();
  if (!model) {
    throw new Error(
      'The contract’s model is read before it exists. Remedy: read it while a page is compiled, not while the configuration is loaded; src/site-model/typedoc must be among the plugins.',
    );
  }
  return model;
}
