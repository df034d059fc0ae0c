import { whiteLabel } from '@console/api';
import { Button, Checkbox, ConfirmDialog, formatList, Section, Stack, TextInput } from '@console/ui';
import { ColorInput, normalizeHex } from '@console/ui/color-input';
import {
  FieldWithButton,
  FormField,
  type FormState,
  PageForm,
  useForm,
  useFormValues,
  useStepToast,
} from '@console/ui/form';
import { UndoIcon } from '@console/ui/icons';
import { Rows, WithPreview } from '@console/ui/layout';
import { t } from '@console/words';
import { useState } from 'react';
import { BrandingPreview } from './BrandingPreview';
import { useUpdateBrandSettings } from './branding-queries';
import {
  type BrandingValues,
  brandingSchema,
  COLOR_LABELS,
  COLOR_NAMES,
  type ColorName,
  MONTH_LABELS,
  unreadablePairs,
} from './branding-schema';
import { MonthPictures } from './MonthPictures';

const PICTURE_LABELS = Object.fromEntries(
  whiteLabel.MONTHS.map((month) => [month, t('Picture for {month}', { month: MONTH_LABELS[month] })]),
) as Record<whiteLabel.Month, string>;

interface BrandingFormProps {
  stored: whiteLabel.BrandSettings;
  defaults: whiteLabel.BrandSettings;
  company: string;
}

export function BrandingForm({ stored, defaults, company }: BrandingFormProps) {
  // Unreadable colors need a confirmation.
  const [unconfirmed, setUnconfirmed] = useState<BrandingValues>();
  const [saves, setSaves] = useState(0);
  const form = useForm({
    id: 'branding',
    label: t('Branding'),
    schema: brandingSchema,
    values: stored,
    save: useUpdateBrandSettings(stored),
    onSaved: () => setSaves((count) => count + 1),
    labels: {
      ...COLOR_LABELS,
      logoUrl: t('Logo URL'),
      useCustomLogin: t('Use Custom Login'),
      loginUrl: t('Custom Login URL'),
      ...PICTURE_LABELS,
    },
  });
  const [logoUrl, useCustomLogin] = form.watch(['logoUrl', 'useCustomLogin']);
  const showStepToast = useStepToast(form.changed.length > 0);

  function submit(changed: BrandingValues) {
    const isColor = (name: string) => COLOR_NAMES.some((color) => color === name);
    if (form.changed.some(isColor) && unreadablePairs(changed).length > 0) setUnconfirmed(changed);
    else form.send(changed);
  }

  function change(part: Partial<BrandingValues>, toastTitle: string) {
    const oldValues = form.getValues();
    const write = (from: Partial<BrandingValues>) => {
      for (const name of Object.keys(part) as (keyof BrandingValues)[]) {
        const value = from[name];
        if (value !== undefined)
          form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
    };
    write(part);
    showStepToast(toastTitle, () => write(oldValues));
  }

  const isLogoDefault = logoUrl === defaults.logoUrl;
  return (
    <>
      <PageForm form={form} onSubmit={submit} effect={t('Takes effect the next time people open a page')}>
        <WithPreview data-columns="preview">
          <Stack gap="6">
            <Section title={t('Colors')}>
              <ColorFields form={form} defaults={defaults} onChange={change} />
            </Section>
            <Section title={t('Pictures')}>
              <FieldWithButton pt="3">
                <FormField
                  form={form}
                  name="logoUrl"
                  hint={t('The https address of a PNG, JPEG, WebP, or GIF picture.')}
                  trimmed
                >
                  {(field) => <TextInput {...field} mono inputMode="url" />}
                </FormField>
                <Button
                  icon={<UndoIcon />}
                  variant="quiet"
                  disabledReason={isLogoDefault ? t('It’s already the default') : undefined}
                  onClick={() => change({ logoUrl: defaults.logoUrl }, t('Logo URL reset'))}
                >
                  {t('Reset')}
                </Button>
              </FieldWithButton>
            </Section>
            <Section title={t('Login')}>
              <Stack gap="4" pt="3">
                <Checkbox {...form.register('useCustomLogin')}>{t('Use Custom Login')}</Checkbox>
                {useCustomLogin && (
                  <>
                    <FormField
                      form={form}
                      name="loginUrl"
                      hint={t('The platform’s sign-in page sends people in your company to this address.')}
                      required
                      trimmed
                    >
                      {(field) => <TextInput {...field} mono inputMode="url" />}
                    </FormField>
                    {/* Resets refused files after a save. */}
                    <MonthPictures key={saves} form={form} onChange={change} />
                  </>
                )}
              </Stack>
            </Section>
          </Stack>
          <Preview form={form} company={company} />
        </WithPreview>
      </PageForm>
      {unconfirmed && (
        <ConfirmDialog
          title={t('Save colors that can’t be read?')}
          verb={t('Save')}
          danger
          onConfirm={() => {
            setUnconfirmed(undefined);
            form.send(unconfirmed);
          }}
          onClose={() => setUnconfirmed(undefined)}
        >
          {t(
            '{pairs} can’t be read: the contrast is below 3:1. Black or white will be used instead for everyone in the company.',
            { pairs: formatList(unreadablePairs(unconfirmed)) },
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function Preview({ form, company }: { form: FormState<BrandingValues>; company: string }) {
  return <BrandingPreview values={useFormValues(form)} company={company} />;
}

interface ColorFieldsProps {
  form: FormState<BrandingValues>;
  defaults: whiteLabel.BrandColors;
  onChange: (part: Partial<BrandingValues>, toastTitle: string) => void;
}

/** INTG-181, INTG-182 */
function ColorFields({ form, defaults, onChange }: ColorFieldsProps) {
  const values = useFormValues(form);
  const isDefault = (name: ColorName) => normalizeHex(values[name]) === normalizeHex(defaults[name]);
  const changed = COLOR_NAMES.filter((name) => !isDefault(name));
  return (
    <Rows gap="2" pt="3">
      {COLOR_NAMES.map((name) => (
        <FieldWithButton key={name}>
          <FormField form={form} name={name} required trimmed>
            {(field) => <ColorInput {...field} label={COLOR_LABELS[name]} />}
          </FormField>
          {!isDefault(name) && (
            <Button
              variant="quiet"
              aria-label={t('Reset to default: {color}', { color: COLOR_LABELS[name] })}
              onClick={() => {
                // The button goes.
                form.setFocus(name);
                onChange({ [name]: defaults[name] }, t('{color} reset', { color: COLOR_LABELS[name] }));
              }}
            >
              {t('Reset to default')}
            </Button>
          )}
        </FieldWithButton>
      ))}
      <div>
        <Button
          size="small"
          icon={<UndoIcon />}
          disabledReason={changed.length === 0 ? t('All colors already have their default values') : undefined}
          onClick={() =>
            onChange(Object.fromEntries(changed.map((name) => [name, defaults[name]])), t('All colors reset'))
          }
        >
          {t('Reset all colors')}
        </Button>
      </div>
    </Rows>
  );
}
