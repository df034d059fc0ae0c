import type { z } from '@console/schema';
import { sessionStore } from './session-store';

/** A setting of an area in `config.json` is invalid. The area cannot work; its place shows the message. */
export class AreaSettingsError extends Error {
  override readonly name = 'AreaSettingsError';
}

/**
 * An area's part of `config.json` (`areas.settings.<area>`), checked by the area's own schema. Without that part the
 * schema gets `{}`, so it decides by itself what is optional. The configuration does not change while the page lives.
 * @throws AreaSettingsError naming the first invalid setting
 */
export function areaSettings<Schema extends z.ZodMiniType>(area: string, schema: Schema): z.output<Schema> {
  const settings = sessionStore.getState().config?.areas?.settings?.[area] ?? {};
  const parsed = schema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const setting = ['areas.settings', area, ...(issue?.path ?? [])].map(String).join('.');
  const problem = issue?.code === 'invalid_type' ? `expected ${issue.expected}` : issue?.message;
  throw new AreaSettingsError(`config.json: ${setting}: ${problem}`);
}
