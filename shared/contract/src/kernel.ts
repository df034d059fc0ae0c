/** The page's first script imports this: no zod, React or state, because the script is inlined. */
export { incompatibleReason } from './compatibility';
export type { ConsoleConfig } from './config';
export { type GateUser, isAllowed, type Requirement } from './gates';
export type { HostManifest } from './host-manifest';
export type { AreaManifest, Registry, RegistryArea } from './manifest';
export { type FoundPage, pageAt, paramsOf } from './page-at';
export { holderOf, isAlive, type TokenLife } from './token-life';
