import type { mfdx } from '@console/api';
import { isSecret, type Service, type ServiceContent } from './service-catalogue';

/** A secret counts as present or absent: changes are stored as answered. */
export function changesBetween(
  service: Service,
  oldContent: ServiceContent | null | undefined,
  newContent: ServiceContent,
): mfdx.SettingChange[] {
  return Object.keys(service.fields)
    .filter((field) => (oldContent?.[field] ?? null) !== (newContent[field] ?? null))
    .map((field) => ({
      type: field,
      oldValue: answerOf(service, field, oldContent),
      newValue: answerOf(service, field, newContent),
    }));
}

export function answerOf(service: Service, field: string, content: ServiceContent | null | undefined): mfdx.FieldValue {
  const value = content?.[field] ?? null;
  return isSecret(service, field) && value !== null ? true : value;
}
