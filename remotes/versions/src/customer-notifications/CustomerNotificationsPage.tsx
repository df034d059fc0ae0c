import type { customer } from '@console/api';
import { useQuery } from '@console/query';
import { Box, Flex, Loaded, Loading, Page, PageHeader, Skeleton } from '@console/ui';
import { ChoiceCards, FormField, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import {
  releaseNotificationSettingsQuery,
  useUpdateReleaseNotificationSettings,
} from './customer-notifications-queries';
import { notificationsSchema, toFormValues, toRequest } from './customer-notifications-schema';
import { EmailFields } from './EmailFields';

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

const CHOICES = [
  {
    value: 'send',
    label: t('Send notifications'),
    description: t('An email for each release package, on the day it’s published.'),
  },
  {
    value: 'none',
    label: t('Don’t send notifications'),
    description: t('You can find release packages here and on the dashboard.'),
  },
] as const;

function CustomerNotificationsForm({ settings }: { settings: customer.ReleaseNotificationSettings }) {
  const form = useForm({
    id: 'version-notifications',
    label: t('Version Notifications'),
    schema: notificationsSchema,
    values: toFormValues(settings),
    save: useUpdateReleaseNotificationSettings(settings),
    toRequest,
    savedValues: (_, __, request) => toFormValues(request),
    labels: { choice: t('Notifications on version updates'), emails: t('Email addresses') },
    describe: {
      choice: (choice) => CHOICES.find(({ value }) => value === choice)?.label ?? choice,
      emails: (emails) => emails.filter(Boolean).join(', '),
    },
  });

  return (
    <PageForm form={form}>
      <Box maxW="form" display="grid" gap="4" data-columns="form">
        <FormField form={form} name="choice" group>
          {(field) => <ChoiceCards options={CHOICES} {...field} />}
        </FormField>
        {form.watch('choice') === 'send' && <EmailFields form={form} />}
      </Box>
    </PageForm>
  );
}
