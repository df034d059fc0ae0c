/**
 * Rules for both the page's first script and the host: gate, compatibility, pages by address, lifetime of tokens. No
 * zod, no React, no state, because the first script is inlined in the page and has to be small.
 */
export { incompatibleReason } from './compatibility';
export type { ConsoleConfig } from './config';
export { type GateUser, isAllowed, type Requirement } from './gates';
export type { HostManifest } from './host-manifest';
export type { AreaManifest, Registry, RegistryArea } from './manifest';
export { type FoundPage, pageAt, paramsOf } from './page-at';
export { holderOf, isAlive, type TokenLife } from './token-life';
