import { isSecretKept, mfdx, texts } from '@console/api';
import { z } from '@console/schema';
import type { ServiceField } from './service-fields';

/** Everything is text in the form; a secret is what has been typed, and never what is stored. */
export type ServiceFormValues = Record<string, string>;

/** The platform has a secret for it. */
export const isStored = (setting: mfdx.ServiceSetting, { name, kind }: ServiceField) =>
  kind === 'secret' && Boolean(setting[name]);

/** The fields that say where a secret of a service goes. */
export const addressOf = ({ settingsId }: mfdx.ServiceSetting, name: string): readonly string[] =>
  mfdx.secretAddresses[settingsId]?.[name] ?? [];

/** A secret that is stored satisfies every rule by being left empty, as long as its address is the same. */
export const serviceSchema = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]) =>
  z.object(Object.fromEntries(fields.map(({ name }) => [name, texts.setting]))).check((context) => {
    const values = context.value;
    for (const field of fields) {
      const { name, rules = [] } = field;
      const text = values[name]?.trim() ?? '';
      const isKept = text === '' && isStored(setting, field) && isSecretKept(addressOf(setting, name), setting, values);
      const [message] = isKept ? [] : rules.flatMap((problemOf) => problemOf(text) ?? []);
      if (message !== undefined) context.issues.push({ code: 'custom', input: text, path: [name], message });
    }
  });

/** What a field holds, as an answer of the platform has it. */
export const valueOf = (setting: mfdx.ServiceSetting, name: string): mfdx.FieldValue =>
  (setting[name] ?? null) as mfdx.FieldValue;

export const toFormValues = (setting: mfdx.ServiceSetting, fields: readonly ServiceField[]): ServiceFormValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'secret' ? '' : String(valueOf(setting, name) ?? '')]),
  );

/** SERV-015, SERV-016: the setting as it has been changed here. An empty secret is sent as the platform gave it. */
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

/** SERV-017. All settings with the changed one in its place; the history is the platform's own. */
export const toRequest = (settings: readonly mfdx.ServiceSetting[], changed: mfdx.ServiceSetting): mfdx.SentSetting[] =>
  settings.map((setting) => {
    const { history: _history, ...sent } = setting.settingsId === changed.settingsId ? changed : setting;
    return sent;
  });
