import type { mfdx } from '@console/api';
import { type EnvironmentRow, RecordComparison, RecordTabData } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { t } from '@console/words';
import { settingsQuery } from '../mfdx/mfdx-queries';
import { recordFieldsOf } from '../mfdx/service-fields';
import { valueOf } from '../mfdx/service-schema';

/** Secrets show only whether a value is present. */
export function ServiceComparison({ settingsId }: { settingsId: number }) {
  return (
    <RecordTabData query={useComparison(settingsId)} failureMessage={t('Failed to load data')}>
      {(rows) => <RecordComparison fields={recordFieldsOf(settingsId)} rows={rows} />}
    </RecordTabData>
  );
}

/** `enabled` false = cached only. */
export function useComparison(settingsId: number, { enabled = true } = {}) {
  const development = useQuery({ ...settingsQuery('development'), enabled });
  const test = useQuery({ ...settingsQuery('test'), enabled });
  const production = useQuery({ ...settingsQuery('production'), enabled });
  const query = combineQueries(development, test, production);
  return { ...query, data: query.data && rowsOf(settingsId, query.data) };
}

function rowsOf(settingsId: number, sets: readonly [mfdx.SettingsSet, mfdx.SettingsSet, mfdx.SettingsSet]) {
  const [development, test, production] = sets.map(({ settings }) =>
    settings.find((setting) => setting.settingsId === settingsId),
  );
  const valueIn = (setting: mfdx.ServiceSetting | undefined, name: string) => (setting ? valueOf(setting, name) : null);
  return recordFieldsOf(settingsId).list.map(
    ({ name }): EnvironmentRow => ({
      property: name,
      development: valueIn(development, name),
      test: valueIn(test, name),
      production: valueIn(production, name),
    }),
  );
}
