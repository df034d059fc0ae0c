import { customerNotifications } from '@console/api';
import { inVersionOf } from '@console/http';
import { cacheCopy, callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

/** Change with the platform's versions only. */
const KINDS_STAY_FRESH_MS = 5 * 60_000;

/** ACCT-165 */
export const notificationTypesQuery = callQuery(
  customerNotifications.getNotificationTypes,
  {},
  { staleTime: KINDS_STAY_FRESH_MS },
);

/** ACCT-166 */
export const templateLanguagesQuery = callQuery(
  customerNotifications.getTemplateLanguages,
  {},
  { staleTime: KINDS_STAY_FRESH_MS },
);

/** ACCT-167. Not refetched while people type. */
export const templateQuery = (typeId: number) => callQuery(customerNotifications.getNotificationTemplate, { typeId });

/** ACCT-168 */
export function useSaveTemplate(template: customerNotifications.NotificationTemplate, typeId: number, label: string) {
  const client = useQueryClient();
  return useEdit(template, {
    mutationFn: (body: customerNotifications.SaveTemplateRequest, edit) =>
      edit(customerNotifications.saveNotificationTemplate, { typeId, body }),
    saved: () => ({ title: t('Template updated'), description: label }),
    record: () => label,
    failed: t('Failed to save template'),
    onSuccess: (_, { language, ...text }) => {
      // Other languages' forms start from this cached template.
      cacheCopy(
        client,
        templateQuery(typeId),
        (cached) =>
          cached &&
          inVersionOf(cached, { ...cached, templateContent: { ...cached.templateContent, [language]: text } }),
      );
    },
  });
}
