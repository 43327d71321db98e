// Declares the loader's global for code that runs in the host page. Nothing imports this file: a
// program of samples includes it, so that `SIR(...)` and `window.SIR(...)` are known there.
import type {SIRFunction} from './loader';

declare global {
  /** The loader's global function. The snippet defines it. */
  const SIR: SIRFunction;

  interface Window {
    /** The loader's global function. */
    SIR: SIRFunction;
  }
}
