import type { ConsoleConfig } from '@console/contract';
import type { z } from '@console/schema';

/** A message replaces the area, which cannot work. */
export class AreaSettingsError extends Error {
  override readonly name = 'AreaSettingsError';
}

/** @throws AreaSettingsError naming the first invalid setting */
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
