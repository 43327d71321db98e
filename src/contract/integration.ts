// Everything an integrator types against: the contract and what belongs to it.
export * from './index';
export type * from './actions/custom';
export type * from './actions/union';
export type * from './adapter';
export type * from './hosted-adapter';
export type * from './loader';
export type * from './loader-options';
export type * from './object-adapter';
export type * from './rest';
export type * from './token';
export type * from './widget';
