import { isSecretRetained, mfdx, texts } from '@console/api';
import { z } from '@console/schema';
import type { ServiceField } from './service-fields';

/** A secret is typed, never the stored one. */
export type ServiceFormValues = Record<string, string>;

export const isStored = (setting: mfdx.ServiceSetting, { name, kind }: ServiceField) =>
  kind === 'secret' && Boolean(setting[name]);

export const addressOf = ({ settingsId }: mfdx.ServiceSetting, name: string): readonly string[] =>
  mfdx.secretAddresses[settingsId]?.[name] ?? [];

/** An empty secret needs a stored one at the same address. */
export const serviceSchema = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]) =>
  z
    .object(
      Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'secret' ? texts.secret : texts.setting])),
    )
    .check((context) => {
      const values = context.value;
      for (const field of fields) {
        const { name, rules = [] } = field;
        const text = values[name] ?? '';
        const isStoredValid =
          text === '' && isStored(setting, field) && isSecretRetained(addressOf(setting, name), setting, values);
        const [message] = isStoredValid ? [] : rules.flatMap((problemOf) => problemOf(text) ?? []);
        if (message !== undefined) context.issues.push({ code: 'custom', input: text, path: [name], message });
      }
    });

export const valueOf = (setting: mfdx.ServiceSetting, name: string): mfdx.FieldValue =>
  (setting[name] ?? null) as mfdx.FieldValue;

export const toFormValues = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]): ServiceFormValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'secret' ? '' : String(valueOf(setting, name) ?? '')]),
  );

/** SERV-015, SERV-016: an empty secret returns the platform's value. */
export function toChanged(
  setting: mfdx.ServiceSetting,
  values: ServiceFormValues,
  fields: readonly ServiceField[],
): mfdx.ServiceSetting {
  const changed = fields.map(({ name, kind }) => {
    const text = values[name] ?? '';
    if (text === '') return [name, kind === 'secret' ? valueOf(setting, name) : null];
    return [name, kind === 'number' ? Number(text) : text];
  });
  return { ...setting, ...Object.fromEntries(changed), isDirty: true, isDraft: true, updatedBy: mfdx.PENDING };
}

/** SERV-017. Without history. */
export const toRequest = (settings: readonly mfdx.ServiceSetting[], changed: mfdx.ServiceSetting): mfdx.SentSetting[] =>
  settings.map((setting) => {
    const { history: _history, ...sent } = setting.settingsId === changed.settingsId ? changed : setting;
    return sent;
  });
