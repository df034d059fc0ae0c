import { apiClient } from '@console/api';
import { sameName } from '@console/schema/names';
import { Button, Checkbox, Dialog, type Save, Select, Stack, TextInput } from '@console/ui';
import { ChoiceCards, Form, FormField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { TYPE_WORDS, WEB_EDITOR_WORDS } from './client-rules';
import { clientLabels, clientSchema, emptyClient, toRequest } from './client-schema';

/** INTG-133 to INTG-136 */
const ABOUT: Record<string, string> = {
  1: t('Your own systems, calling the platform’s API.'),
  2: t('Third-party systems that act on your behalf.'),
  4: t('Posts audit logs, and nothing else.'),
  5: t('Creates MetaTool documents, and nothing else.'),
};
const TYPES = apiClient.clientTypes.map(({ id, name }) => ({
  value: String(id),
  label: TYPE_WORDS[name],
  description: ABOUT[id],
}));
const SCOPES = apiClient.webEditorScopes.map(({ id }) => ({ value: String(id), label: WEB_EDITOR_WORDS[id] }));

interface CreateClientDialogProps {
  existingNames: readonly string[];
  save: Save<apiClient.CreateApiClientRequest, apiClient.CreatedApiClient>;
  onCreated: (created: apiClient.CreatedApiClient, request: apiClient.CreateApiClientRequest) => void;
  onClose: () => void;
}

export function CreateClientDialog({ existingNames, save, onCreated, onClose }: CreateClientDialogProps) {
  const form = useForm({
    id: 'create-api-client',
    label: t('Create API Client'),
    schema: clientSchema,
    values: emptyClient,
    labels: clientLabels,
    keyParams: ['create'],
    save,
  });
  const [useMtls, useWebEditor, name] = form.watch(['useMtls', 'useWebeditorEnvScope', 'clientName']);
  const isTaken = existingNames.some((existingName) => sameName(existingName, name));

  return (
    <Dialog title={t('Create API Client')} size="large" busy={save.isPending} onClose={onClose}>
      <Form
        form={form}
        onSubmit={(values) => {
          const request = toRequest(values);
          save.mutate(request, { onSuccess: (created) => onCreated(created, request) });
        }}
        inDialog
        submitLabel={t('Create')}
        submittingLabel={t('Creating')}
        back={<Button onClick={onClose}>{t('Cancel')}</Button>}
      >
        <FormField
          form={form}
          name="clientName"
          required
          hint={isTaken ? t('Another client has this name. You can only tell them apart by ID.') : undefined}
        >
          {(field) => <TextInput {...field} autoComplete="off" data-autofocus />}
        </FormField>
        <FormField form={form} name="clientType" group>
          {(field) => <ChoiceCards {...field} options={TYPES} />}
        </FormField>
        <Stack gap="3">
          <FormField
            form={form}
            name="useMtls"
            group
            hint={t(
              'The client presents its own certificate with each call, and its tokens only work with that certificate.',
            )}
          >
            {({ value, onChange, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                onChange={(event) => {
                  onChange(event.target.checked);
                  if (!event.target.checked) form.setValue('thumbprint', '', { shouldDirty: true });
                }}
              >
                {t('Use Mutual TLS')}
              </Checkbox>
            )}
          </FormField>
          {useMtls && (
            <FormField
              form={form}
              name="thumbprint"
              required
              hint={t('SHA-256 of the client’s certificate, in hexadecimal')}
            >
              {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
            </FormField>
          )}
          <FormField form={form} name="useWebeditorEnvScope" group hint={t('The token also opens one web editor.')}>
            {({ value, onChange, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                onChange={(event) => {
                  onChange(event.target.checked);
                  // INTG-142
                  form.setValue('webeditorScope', emptyClient.webeditorScope);
                }}
              >
                {t('Use web editor scope')}
              </Checkbox>
            )}
          </FormField>
          {useWebEditor && (
            <FormField form={form} name="webeditorScope">
              {(field) => <Select {...field} options={SCOPES} />}
            </FormField>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
