import type { ConsoleConfig } from '@console/contract';
import type { z } from '@console/schema';

/** A setting of an area in `config.json` is invalid. The area cannot work; a message is shown in its place. */
export class AreaSettingsError extends Error {
  override readonly name = 'AreaSettingsError';
}

/**
 * An area's part of `config.json`, checked by the area's own schema.
 * @throws AreaSettingsError naming the first invalid setting
 */
export function readAreaSettings<Schema extends z.ZodMiniType>(
  config: ConsoleConfig | undefined,
  area: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(config?.areas?.settings?.[area] ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const setting = ['areas.settings', area, ...(issue?.path ?? [])].map(String).join('.');
  const problem = issue?.code === 'invalid_type' ? `expected ${issue.expected}` : issue?.message;
  throw new AreaSettingsError(`config.json: ${setting}: ${problem}`);
}
