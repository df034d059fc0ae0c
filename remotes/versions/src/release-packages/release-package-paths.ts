export const RELEASE_PACKAGES_PATH = '/admin/version/releasePackages';

export const releasePackagePath = (packageId: number): string => `/admin/releasePackageDetails/${packageId}`;
