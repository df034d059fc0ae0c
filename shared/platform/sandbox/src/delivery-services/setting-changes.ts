import type { mfdx } from '@console/api';
import { isSecret, type Service, type ServiceContent } from './service-catalogue';

/** A secret counts as present or absent: changes are stored as answered. */
export function changesBetween(
  service: Service,
  before: ServiceContent | null | undefined,
  after: ServiceContent,
): mfdx.SettingChange[] {
  return Object.keys(service.fields)
    .filter((field) => (before?.[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({
      type: field,
      oldValue: answerOf(service, field, before),
      newValue: answerOf(service, field, after),
    }));
}

export function answerOf(service: Service, field: string, content: ServiceContent | null | undefined): mfdx.FieldValue {
  const value = content?.[field] ?? null;
  return isSecret(service, field) && value !== null ? true : value;
}
