import { Select, type SelectProps } from '@console/ui';
import { t } from '@console/words';
import type { EnvironmentOption } from './setup-rows';

interface EnvironmentSelectProps extends Omit<SelectProps, 'options' | 'placeholder'> {
  options: readonly EnvironmentOption[];
}

export function EnvironmentSelect({ options, ...field }: EnvironmentSelectProps) {
  return (
    <Select
      {...field}
      placeholder={t('Choose an environment')}
      options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
