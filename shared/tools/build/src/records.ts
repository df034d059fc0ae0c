/** Leaves out webpack, to start faster. */
export { systemAccount } from './account';
export { integrityOf } from './area-manifest';
export { fingerprint, isBuilt, markBuilt } from './fingerprint';
export { packageVersion } from './package-version';
export { isSameBuild, provenanceIn, provenanceNow, provenanceOf, stampManifest } from './provenance';
export { typeErrors } from './source-problems';
