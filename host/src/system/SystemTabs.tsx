import { HOST_PAGES } from '@console/contract';
import { Box, Tabs } from '@console/ui';
import { t } from '@console/words';

export function SystemTabs({ current }: { current: 'areas' | 'releases' }) {
  const { system, systemReleases } = HOST_PAGES;
  return (
    <Box px="var(--page-inset)" mb="5">
      <Tabs
        label={t('System')}
        tabs={[
          { to: system.path, label: t('Areas'), isCurrent: current === 'areas' },
          { to: systemReleases.path, label: t('Releases'), isCurrent: current === 'releases' },
        ]}
      />
    </Box>
  );
}
