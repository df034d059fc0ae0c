import type { whiteLabel } from '@console/api';
import { Button, Columns, Rows } from '@console/ui';
import { ColorInput, normalizeHex } from '@console/ui/color-input';
import { FormField, type FormState } from '@console/ui/form';
import { UndoIcon } from '@console/ui/icons';
import { type BrandingValues, COLOR_LABELS, COLOR_NAMES, type ColorName } from './branding-schema';

interface ColorFieldsProps {
  form: FormState<BrandingValues>;
  defaults: whiteLabel.BrandColors;
  onChange: (part: Partial<BrandingValues>, told: string) => void;
}

/** Of a button beside a field: level with its control, below the label's line. */
export const besideControl = { marginTop: 26 };

/** INTG-181, INTG-182: a swatch, its digits, and the way back to the platform's own. */
export function ColorFields({ form, defaults, onChange }: ColorFieldsProps) {
  const values = form.watch();
  const isDefault = (name: ColorName) => normalizeHex(values[name]) === normalizeHex(defaults[name]);
  const changed = COLOR_NAMES.filter((name) => !isDefault(name));
  return (
    <Rows gap="2" pt="3">
      {COLOR_NAMES.map((name) => (
        <Columns gridTemplateColumns="minmax(0, 1fr) auto" gap="2" alignItems="start" key={name}>
          <FormField form={form} name={name} required trimmed>
            {(field) => <ColorInput {...field} label={COLOR_LABELS[name]} />}
          </FormField>
          <Button
            style={besideControl}
            variant="quiet"
            aria-label={`Reset to default: ${COLOR_LABELS[name]}`}
            disabledReason={isDefault(name) ? 'It is the default' : undefined}
            onClick={() => onChange({ [name]: defaults[name] }, `${COLOR_LABELS[name]} reset`)}
          >
            Reset to default
          </Button>
        </Columns>
      ))}
      <div>
        <Button
          size="small"
          icon={<UndoIcon />}
          disabledReason={changed.length === 0 ? 'All colors are the default' : undefined}
          onClick={() =>
            onChange(Object.fromEntries(changed.map((name) => [name, defaults[name]])), 'All colors reset')
          }
        >
          Reset all colors
        </Button>
      </div>
    </Rows>
  );
}
