import { isSecretRetained, mfdx, texts } from '@console/api';
import { z } from '@console/schema';
import type { ServiceField } from './service-fields';

/** All values are texts; a secret is the typed one, never the stored one. */
export type ServiceFormValues = Record<string, string>;

/** Whether the platform has a stored secret for the field. */
export const isStored = (setting: mfdx.ServiceSetting, { name, kind }: ServiceField) =>
  kind === 'secret' && Boolean(setting[name]);

/** The fields with the address that a secret is sent to. */
export const addressOf = ({ settingsId }: mfdx.ServiceSetting, name: string): readonly string[] =>
  mfdx.secretAddresses[settingsId]?.[name] ?? [];

/** An empty secret field is valid if a secret is stored and its address has not changed. */
export const serviceSchema = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]) =>
  z.object(Object.fromEntries(fields.map(({ name }) => [name, texts.setting]))).check((context) => {
    const values = context.value;
    for (const field of fields) {
      const { name, rules = [] } = field;
      const text = values[name]?.trim() ?? '';
      const isStoredValid =
        text === '' && isStored(setting, field) && isSecretRetained(addressOf(setting, name), setting, values);
      const [message] = isStoredValid ? [] : rules.flatMap((problemOf) => problemOf(text) ?? []);
      if (message !== undefined) context.issues.push({ code: 'custom', input: text, path: [name], message });
    }
  });

/** The wire value of a field. */
export const valueOf = (setting: mfdx.ServiceSetting, name: string): mfdx.FieldValue =>
  (setting[name] ?? null) as mfdx.FieldValue;

export const toFormValues = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]): ServiceFormValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'secret' ? '' : String(valueOf(setting, name) ?? '')]),
  );

/** SERV-015, SERV-016: the setting with the form's values. For an empty secret the platform's value is sent back. */
export function toChanged(
  setting: mfdx.ServiceSetting,
  values: ServiceFormValues,
  fields: readonly ServiceField[],
): mfdx.ServiceSetting {
  const changed = fields.map(({ name, kind }) => {
    const text = values[name]?.trim() ?? '';
    if (text === '') return [name, kind === 'secret' ? valueOf(setting, name) : null];
    return [name, kind === 'number' ? Number(text) : text];
  });
  return { ...setting, ...Object.fromEntries(changed), isDirty: true, isDraft: true, updatedBy: mfdx.PENDING };
}

/** SERV-017. All settings with the changed one in its place; the history is not sent. */
export const toRequest = (settings: readonly mfdx.ServiceSetting[], changed: mfdx.ServiceSetting): mfdx.SentSetting[] =>
  settings.map((setting) => {
    const { history: _history, ...sent } = setting.settingsId === changed.settingsId ? changed : setting;
    return sent;
  });
