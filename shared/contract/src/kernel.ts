/**
 * What the page's first script decides by, and the host after it: gate, compatibility, pages by address, life of tokens.
 * No zod, no React, no state, so that it stays small in a script that stands in the page.
 */
export { incompatibleReason } from './compatibility';
export { type GateUser, isAllowed, type Requirement } from './gates';
export { type FoundPage, pageAt, paramsOf } from './page-at';
export { isAlive, type TokenLife } from './token-life';
export type { ConsoleConfig } from './config';
export type { HostManifest } from './host-manifest';
export type { AreaManifest, Registry } from './manifest';
