import { useQuery } from '@console/query';
import { Box, Flex, Loaded, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { t } from '@console/words';
import { CustomerNotificationsForm } from './CustomerNotificationsForm';
import { releaseNotificationSettingsQuery } from './customer-notifications-queries';

export function CustomerNotificationsPage() {
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Version Notifications')}
        summary={t('Who in the company gets an email when a version is released')}
      />
      <Loaded
        query={useQuery(releaseNotificationSettingsQuery)}
        failureMessage={t('Failed to load information about notification settings')}
        skeleton={<CustomerNotificationsSkeleton />}
      >
        {(settings) => <CustomerNotificationsForm settings={settings} />}
      </Loaded>
    </Page>
  );
}

function CustomerNotificationsSkeleton() {
  return (
    <Box px="var(--page-inset)" maxW="form" boxSizing="content-box">
      <Loading>
        <Flex gap="3" mb="8" wrap="wrap">
          <Skeleton h="68px" flex="1 1 220px" borderRadius="card" />
          <Skeleton h="68px" flex="1 1 220px" borderRadius="card" />
        </Flex>
        {[0, 1, 2].map((field) => (
          <Skeleton
            key={field}
            h="control"
            w="full"
            mb="3"
            borderRadius="control"
            style={{ opacity: 1 - field * 0.3 }}
          />
        ))}
      </Loading>
    </Box>
  );
}
