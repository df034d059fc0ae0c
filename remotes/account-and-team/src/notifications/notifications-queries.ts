import { customerNotifications } from '@console/api';
import { inVersionOf, send } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

/** Types and languages are the platform's and change only with its versions. */
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

/** ACCT-167. An edited record: read when its type opens, and not refetched while somebody types. */
export const templateQuery = (typeId: number) =>
  callQuery(customerNotifications.getNotificationTemplate, { typeId }, editedRecord);

/** Saves the text of one language (ACCT-168); the others stay as they are. */
export function useSaveTemplate(typeId: number, label: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: customerNotifications.SaveTemplateRequest, version) =>
      send(customerNotifications.saveNotificationTemplate, { typeId, body }, { version }),
    saved: () => ({ title: t('Template updated'), description: label }),
    record: () => label,
    failed: t('Failed to save template'),
    onSuccess: (_, { language, ...text }) => {
      const { queryKey } = templateQuery(typeId);
      // Forms of other languages that mount later start from this cached template, so it gets the saved text.
      client.setQueryData(
        queryKey,
        (template) =>
          template &&
          inVersionOf(template, { ...template, templateContent: { ...template.templateContent, [language]: text } }),
      );
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}
