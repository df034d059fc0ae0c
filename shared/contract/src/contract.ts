/** Contract between host and areas: types and schemas, no React, HTTP or state. */
export {
  type AreaDefinition,
  type AreaModule,
  bindArea,
  CONTRACT_VERSION,
  defineArea,
  type Load,
  type NavGroup,
  type NavIcon,
  type PageBinding,
  type PageDefinition,
  type PageKind,
  type PageParams,
  type SlotDefinition,
} from './area';
export {
  type AreaRulesContext,
  areaNameRefusedReason,
  areaRefusedReason,
  PathOwners,
  pathTwiceReason,
  releaseRefusedReason,
} from './area-rules';
export { canaryNumber, companyCanaryNumber } from './canary';
export { type HostOffer, incompatibleReason, type OfferedVersions } from './compatibility';
export { type ConsoleConfig, consoleConfigSchema, PUBLIC_KEY, type SignInSettings } from './config';
export {
  type FeatureCode,
  type GateConfig,
  type GateUser,
  hasFeature,
  hasUsage,
  isAdminUser,
  isAllowed,
  type ProductAccess,
  type Requirement,
} from './gates';
export { type HostManifest, hostManifestSchema } from './host-manifest';
export {
  type AllowedOutside,
  type AreaCanary,
  type AreaManifest,
  type AreaRelease,
  areaCanarySchema,
  areaManifestSchema,
  areaReleaseSchema,
  developmentRefusedReason,
  filesRefusedReason,
  type ListedManifest,
  type OutsideOrigins,
  type Registry,
  type RegistryArea,
  registryAreaSchema,
  registrySchema,
} from './manifest';
export {
  declaredOutside,
  loadOutsideScript,
  type OutsidePage,
  outsidePageAt,
  outsidePages,
  outsideRefusedReason,
  pathExpression,
} from './outside-origins';
export { isLoopback, isOverrideAllowed, overrideOrigins, refusedOverrideOrigins } from './override-origins';
export { decodedPart } from './page-at';
export { nestsByPath, type PageNode, pageTree } from './page-tree';
export { HOST_PAGES, pathOf } from './paths';
export {
  type AreaReport,
  REPORTS_PATH,
  type Report,
  reportSchema,
  SIGN_IN_REFUSALS,
  type SignInRefusal,
} from './reports';
export {
  type GoToAnswer,
  type GoToFound,
  type GoToResult,
  type OnboardingStep,
  type SlotFunctions,
  type SlotName,
  type SlotProps,
} from './slots';
