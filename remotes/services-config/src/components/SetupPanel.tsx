import { EnvBadge, LoadedPanel } from '@console/product';
import { useLocation, useNavigate } from '@console/router';
import { Button, EmptyState, PanelBody, type RecordQuery, Select, type SelectProps } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { type EnvironmentOption, environmentName, environmentOf, freeEnvironments } from './setup-rows';

interface Setup {
  id: string;
  customerEnvironment: number;
}

export interface SetupFormProps<Stored> {
  /** Undefined = a new setup. */
  stored?: Stored;
  options: readonly EnvironmentOption[];
  onClose: () => void;
}

interface SetupPanelProps<Data, Stored, More extends readonly unknown[]> {
  title: string;
  wide?: boolean;
  query: RecordQuery<Data>;
  /** The list's. */
  path: string;
  children: (form: SetupFormProps<Stored>, more: NoInfer<More>) => ReactNode;
}

interface NewSetupPanelProps<Stored, More extends readonly unknown[]>
  extends SetupPanelProps<readonly [Stored[], EnvironmentOption[], ...More], Stored, More> {
  noneFreeReason: string;
  notNow?: { title: string; reason: string } | undefined;
}

export function NewSetupPanel<Stored extends Setup, More extends readonly unknown[]>(
  props: NewSetupPanelProps<Stored, More>,
) {
  const { path, noneFreeReason, notNow, children, ...panel } = props;
  const onClose = useCloseTo(path);
  return (
    <LoadedPanel {...panel} onClose={onClose}>
      {([setups, environments, ...more]) => {
        const options = freeEnvironments(environments, setups);
        if (options.length > 0 && !notNow) return children({ options, onClose }, more);
        return (
          <PanelBody>
            <EmptyState
              title={notNow?.title ?? t('No available environment')}
              action={<Button onClick={onClose}>{t('Close')}</Button>}
            >
              {notNow?.reason ?? noneFreeReason}
            </EmptyState>
          </PanelBody>
        );
      }}
    </LoadedPanel>
  );
}

interface StoredSetupPanelProps<Stored, More extends readonly unknown[]>
  extends SetupPanelProps<readonly [Stored, Stored[], EnvironmentOption[], ...More], Stored, More> {
  recordId: string;
}

export function StoredSetupPanel<Stored extends Setup, More extends readonly unknown[]>(
  props: StoredSetupPanelProps<Stored, More>,
) {
  const { path, children, ...panel } = props;
  const onClose = useCloseTo(path);
  const [shown, , names = []] = panel.query.data ?? [];
  const environment = shown && environmentOf(shown.customerEnvironment);
  return (
    <LoadedPanel
      {...panel}
      eyebrow={environment && <EnvBadge environment={environment} plain />}
      record={shown && environmentName(names, shown.customerEnvironment)}
      onClose={onClose}
    >
      {([stored, setups, environments, ...more]) =>
        children({ stored, options: freeEnvironments(environments, setups, stored.id), onClose }, more)
      }
    </LoadedPanel>
  );
}

function useCloseTo(path: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => navigate(`${path}${search}`);
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
