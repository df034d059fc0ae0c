import type { whiteLabel } from '@console/api';
import { Button } from '@console/ui';
import { ColorInput, normalizeHex } from '@console/ui/color-input';
import { FieldWithButton, FormField, type FormState, useFormValues } from '@console/ui/form';
import { UndoIcon } from '@console/ui/icons';
import { Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { type BrandingValues, COLOR_LABELS, COLOR_NAMES, type ColorName } from './branding-schema';

interface ColorFieldsProps {
  form: FormState<BrandingValues>;
  defaults: whiteLabel.BrandColors;
  onChange: (part: Partial<BrandingValues>, toastTitle: string) => void;
}

/** INTG-181, INTG-182 */
export function ColorFields({ form, defaults, onChange }: ColorFieldsProps) {
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
