import type { ConsoleConfig } from '@console/contract';
import { z } from '@console/schema';
import { config } from '../identity/fake-provider';
import { readAreaSettings } from './area-settings';

const schema = z.object({ currencies: z._default(z.array(z.string()), ['NOK']) });
const withSettings = (settings: Record<string, unknown>): ConsoleConfig => ({ ...config, areas: { settings } });

test('an area gets its own settings, and its schema’s defaults for missing ones', () => {
  const configured = withSettings({ billing: { currencies: ['SEK'] } });
  expect(readAreaSettings(configured, 'billing', schema)).toEqual({ currencies: ['SEK'] });
  expect(readAreaSettings(configured, 'versions', schema)).toEqual({ currencies: ['NOK'] });
});

test('an invalid setting is an error with its name, for its own area only', () => {
  const configured = withSettings({ billing: { currencies: ['SEK', 7] }, versions: {} });
  expect(() => readAreaSettings(configured, 'billing', schema)).toThrow(
    'config.json: areas.settings.billing.currencies.1: expected string',
  );
  expect(readAreaSettings(configured, 'versions', schema)).toEqual({ currencies: ['NOK'] });
});
