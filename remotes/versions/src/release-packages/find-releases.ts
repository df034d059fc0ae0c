import { version } from '@console/api';
import type { SlotFunctions } from '@console/contract';
import { send } from '@console/http';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { packageTitle, releasePackagePath, toRequest } from './release-package-rules';

const MOST = 5;

/** Any day; by version, kind and first line. */
export const findReleases: SlotFunctions['search'] = async (search, _client, signal) => {
  const contains = searchFor(search);
  const body = toRequest({ query: search, from: '', to: '' });
  const packages = await send(version.getReleasePackages, { body }, { signal });
  return {
    results: packages
      .map((releasePackage) => ({
        kind: t('Release package'),
        label: packageTitle(releasePackage),
        detail: releasePackage.packageGeneralInfo.trim().split('\n', 1)[0] ?? '',
        path: releasePackagePath(releasePackage.packageId),
      }))
      .filter(({ kind, label, detail }) => contains(`${label} ${detail} ${kind}`))
      .slice(0, MOST),
  };
};
