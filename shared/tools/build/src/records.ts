/** Inputs, versions and provenance of builds, for programs that do not build: without webpack, they start faster. */
export { systemAccount } from './account';
export { integrityOf } from './area-manifest';
export { fingerprint, isBuilt, markBuilt } from './fingerprint';
export { packageVersion } from './package-version';
export { isSameBuild, provenanceIn, provenanceNow, provenanceOf, stampManifest } from './provenance';
export { typeErrors } from './type-errors';
