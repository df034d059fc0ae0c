import type { SlotProps } from '@console/contract';

export function LatestReleases({ companyName }: SlotProps['admin-dashboard']) {
  return <p>{companyName}</p>;
}
