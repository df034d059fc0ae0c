import type { CustomerEnvironment, mfdx } from '@console/api';
import { chakra, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, PanelForm, SecretField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { useSaveSetting } from '../mfdx/mfdx-queries';
import { recordFieldsOf, type ServiceField } from '../mfdx/service-fields';
import {
  addressOf,
  isStored,
  type ServiceFormValues,
  serviceSchema,
  toChanged,
  toFormValues,
} from '../mfdx/service-schema';

/** The panel checks this form for unsaved changes. */
export const EDIT_FORM = 'edit-service';

/** SERV-010 */
const leaveQuestion = { text: t('You have unsaved changes, are you sure you want to leave?') };

interface ServiceFormProps {
  environment: CustomerEnvironment;
  setting: mfdx.ServiceSetting;
  differences: readonly mfdx.SettingChange[];
  fields: readonly ServiceField[];
  lead: ReactNode;
  aside: ReactNode;
  onClose: () => void;
}

export function ServiceForm(props: ServiceFormProps) {
  const { environment, setting, differences, fields, lead, aside, onClose } = props;
  const form = useForm({
    id: EDIT_FORM,
    label: setting.displayName,
    schema: serviceSchema(setting, fields),
    values: toFormValues(setting, fields),
    labels: recordFieldsOf(setting.settingsId).labels,
    secrets: fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name),
    leaveQuestion,
    save: useSaveSetting(environment, setting),
    toRequest: (values) => toChanged(setting, values, fields),
    onSaved: onClose,
  });
  const sections = [...new Set(fields.map(({ section }) => section))];

  return (
    <PanelForm form={form} onCancel={onClose} lead={lead} aside={aside}>
      {sections.map((section) => (
        <chakra.div key={section ?? ''} role={section && 'group'} aria-label={section}>
          {section && (
            <chakra.h3 textStyle="md" fontWeight="strong" mb="3" aria-hidden>
              {section}
            </chakra.h3>
          )}
          <FieldGrid>
            {fields
              .filter((field) => field.section === section)
              .map((field) => (
                <OneField
                  key={field.name}
                  form={form}
                  field={field}
                  hasStored={isStored(setting, field)}
                  address={addressOf(setting, field.name)}
                  change={differences.find(({ type }) => type === field.name)}
                />
              ))}
          </FieldGrid>
        </chakra.div>
      ))}
    </PanelForm>
  );
}

interface OneFieldProps {
  form: FormState<ServiceFormValues>;
  field: ServiceField;
  hasStored: boolean;
  address: readonly string[];
  change: mfdx.SettingChange | undefined;
}

function OneField({ form, field, hasStored, address, change }: OneFieldProps) {
  const { name, kind, rules = [], help, isWide = false } = field;
  const required = rules.some((problemOf) => problemOf('') !== undefined);
  const published = change && (
    <>
      {t('Published:')} <chakra.span fontFamily="mono">{change.oldValue ?? '–'}</chakra.span>
    </>
  );
  return (
    <Place wide={isWide} data-changed={change && ''}>
      {kind === 'secret' ? (
        <SecretField
          form={form}
          name={name}
          isStored={hasStored}
          address={address}
          required={required}
          {...(change && { hint: t('Published: a different value (not shown). Leave empty to keep the new value.') })}
        />
      ) : (
        <FormField form={form} name={name} trimmed required={required} hint={published ?? help}>
          {(control) => (
            <TextInput {...control} mono={kind !== 'text'} inputMode={kind === 'number' ? 'numeric' : undefined} />
          )}
        </FormField>
      )}
    </Place>
  );
}

// Marks changes from the published value.
const Place = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    '&[data-changed]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-10px',
      width: '3px',
      borderRadius: 'full',
      bg: 'changed.mark',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
  },
  variants: { wide: { true: { gridColumn: '1 / -1' } } },
});
