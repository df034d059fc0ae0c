import type { customer } from '@console/api';
import { Box } from '@console/ui';
import { ChoiceCards, FormField, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { useUpdateReleaseNotificationSettings } from './customer-notifications-queries';
import { notificationsSchema, toFormValues, toRequest } from './customer-notifications-schema';
import { EmailFields } from './EmailFields';

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

export function CustomerNotificationsForm({ settings }: { settings: customer.ReleaseNotificationSettings }) {
  const form = useForm({
    id: 'version-notifications',
    label: t('Version Notifications'),
    schema: notificationsSchema,
    values: toFormValues(settings),
    record: settings,
    save: useUpdateReleaseNotificationSettings(),
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
