import type { digitalArchiveWebhooks } from '@console/api';
import { Checkbox, TextInput } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { urlHint, type WebhookValues } from './webhook-schema';

interface WebhookFieldsProps {
  form: FormState<WebhookValues>;
  saved?: digitalArchiveWebhooks.Webhook;
  others: readonly digitalArchiveWebhooks.Webhook[];
}

/** INTG-055 */
export function WebhookFields({ form, saved, others }: WebhookFieldsProps) {
  const url = form.watch('url');
  return (
    <>
      <FormField form={form} name="name" required trimmed>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="url" hint={urlHint(url, saved?.url, others)} required trimmed>
        {(field) => <TextInput {...field} type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </FormField>
      <Checkbox
        checked={form.watch('isActive')}
        onChange={(event) => form.setValue('isActive', event.target.checked, { shouldDirty: true })}
      >
        {form.labels.isActive}
      </Checkbox>
    </>
  );
}
