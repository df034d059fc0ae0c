import { EnvBadge } from '@console/product';
import { useLocation, useNavigate } from '@console/router';
import { Button, EmptyState, PanelBody, Select, type SelectProps } from '@console/ui';
import { t } from '@console/words';
import { type EnvironmentOption, environmentOf } from './setup-rows';

export function useCloseTo(path: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => navigate(`${path}${search}`);
}

interface NotNowProps {
  title?: string;
  reason: string;
  onClose: () => void;
}

export function NoneFree({ title = t('No available environment'), reason, onClose }: NotNowProps) {
  return (
    <PanelBody>
      <EmptyState title={title} action={<Button onClick={onClose}>{t('Close')}</Button>}>
        {reason}
      </EmptyState>
    </PanelBody>
  );
}

/** A panel's eyebrow. */
export function EnvironmentLine({ environmentId }: { environmentId: number | undefined }) {
  const name = environmentId === undefined ? undefined : environmentOf(environmentId);
  return name ? <EnvBadge environment={name} plain /> : null;
}

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
