import type { customer } from '@console/api';
import { Box } from '@console/ui';
import { ChoiceCards, FormField, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { useUpdateReleaseNotificationSettings } from './customer-notifications-queries';
import {
  type NotificationsValues,
  notificationsSchema,
  toFormValues,
  toRequest,
} from './customer-notifications-schema';
import { EmailFields } from './EmailFields';

const CHOICES = [
  {
    value: 'send',
    label: t('Send notifications'),
    description: t('A mail for each release package, on the day it is published.'),
  },
  {
    value: 'none',
    label: t('Do not send notifications'),
    description: t('Release packages are found here and on the dashboard.'),
  },
] as const;

export function CustomerNotificationsForm({ settings }: { settings: customer.ReleaseNotificationSettings }) {
  const updateSettings = useUpdateReleaseNotificationSettings();
  const form = useForm<NotificationsValues>({
    id: 'version-notifications',
    label: t('Version Notifications'),
    schema: notificationsSchema,
    values: toFormValues(settings),
    labels: { choice: t('Notifications on version updates'), emails: t('E-mails') },
    describe: {
      choice: (choice) => CHOICES.find(({ value }) => value === choice)?.label ?? choice,
      emails: (emails) => emails.filter(Boolean).join(', '),
    },
  });

  function save(values: NotificationsValues) {
    const request = toRequest(values);
    updateSettings.mutate(request, { onSuccess: () => form.reset(toFormValues(request)) });
  }

  return (
    <PageForm form={form} save={updateSettings} onSubmit={save}>
      <Box maxW="form" display="grid" gap="4">
        <FormField form={form} name="choice" group>
          {(field) => <ChoiceCards options={CHOICES} {...field} />}
        </FormField>
        {form.watch('choice') === 'send' && <EmailFields form={form} />}
      </Box>
    </PageForm>
  );
}
