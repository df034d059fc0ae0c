/** Every spelling in use, because the specification shows `Message` for some calls only (C28). */

export interface ErrorBody {
  /** Empty = none. */
  message: string;
  fieldErrors: Record<string, string>;
  validationMessages: string[];
  /** Has `Message`; gateways and proxies do not. */
  isOfPlatform: boolean;
  /** The same in all languages; empty = none. */
  refusalCode: string;
}

export const EMPTY_ERROR_BODY: ErrorBody = {
  message: '',
  fieldErrors: {},
  validationMessages: [],
  isOfPlatform: false,
  refusalCode: '',
};

interface Complaint {
  field: string | undefined;
  message: string;
}

const MESSAGE_KEYS = ['Message', 'message', 'title'];
const VALIDATION_KEYS = ['errors', 'Errors', 'ValidationErrors', 'validationErrors'];
const ITEM_FIELD_KEYS = ['field', 'Field', 'propertyName', 'PropertyName', 'key', 'Key', 'name', 'Name'];
const ITEM_MESSAGE_KEYS = ['message', 'Message', 'errorMessage', 'ErrorMessage', 'description', 'Description'];
/** These would change a prototype when a form writes the error. */
const UNSAFE_FIELDS = new Set(['__proto__', 'constructor', 'prototype']);
/** Longer text is a stack or a proxy's page. */
const LONGEST_PLAIN_MESSAGE = 500;

export function readErrorBody(data: unknown): ErrorBody {
  if (typeof data === 'string') return readText(data);
  if (!isRecord(data)) return EMPTY_ERROR_BODY;
  const complaints = VALIDATION_KEYS.flatMap((key) => readComplaints(data[key]));
  return {
    message: firstText(data, MESSAGE_KEYS),
    fieldErrors: collectFieldErrors(complaints),
    validationMessages: [...new Set(complaints.map((complaint) => complaint.message))],
    isOfPlatform: isText(data.Message),
    refusalCode: firstText(data, ['Code']),
  };
}

/** Some servers send JSON with another type. */
function readText(text: string): ErrorBody {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...EMPTY_ERROR_BODY, message: readPlainText(text) };
  }
  return typeof data === 'string' ? { ...EMPTY_ERROR_BODY, message: readPlainText(data) } : readErrorBody(data);
}

function readPlainText(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_PLAIN_MESSAGE || /^[<{[]/.test(trimmed) ? '' : trimmed;
}

/** Texts, objects, or a map from field to texts. */
function readComplaints(value: unknown): Complaint[] {
  if (Array.isArray(value)) return value.flatMap(readItem);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, texts]) =>
    [texts].flat().flatMap((text) => (isText(text) ? [{ field, message: text.trim() }] : [])),
  );
}

function readItem(item: unknown): Complaint[] {
  if (isText(item)) return [{ field: undefined, message: item.trim() }];
  if (!isRecord(item)) return [];
  const message = firstText(item, ITEM_MESSAGE_KEYS);
  return message ? [{ field: firstText(item, ITEM_FIELD_KEYS) || undefined, message }] : [];
}

function collectFieldErrors(complaints: Complaint[]): Record<string, string> {
  const byField = new Map<string, string>();
  for (const { field, message } of complaints) {
    const name = field && toClientName(field);
    if (name && !byField.has(name)) byField.set(name, message);
  }
  return Object.fromEntries(byField);
}

/** `$.Address.City` → `address.city` */
function toClientName(field: string): string | undefined {
  const segments = field.replace(/^\$\.?/, '').split('.');
  if (segments.some((segment) => UNSAFE_FIELDS.has(segment))) return undefined;
  return segments.map((segment) => segment.charAt(0).toLowerCase() + segment.slice(1)).join('.');
}

function firstText(record: Record<string, unknown>, keys: string[]): string {
  const text = keys.map((key) => record[key]).find(isText);
  return text?.trim() ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
