import { z } from '@console/schema';
import { areaSettings } from './area-settings';
import { sessionStore } from './session-store';

const schema = z.object({ currencies: z._default(z.array(z.string()), ['NOK']) });

function configure(settings: Record<string, unknown>) {
  sessionStore.setState({ config: { areas: { settings } } as never });
}

test('an area gets its own settings, and the defaults of its schema where there are none', () => {
  configure({ billing: { currencies: ['SEK'] } });
  expect(areaSettings('billing', schema)).toEqual({ currencies: ['SEK'] });
  expect(areaSettings('versions', schema)).toEqual({ currencies: ['NOK'] });
});

test('an invalid setting is an error that names it, for its own area only', () => {
  configure({ billing: { currencies: ['SEK', 7] }, versions: {} });
  expect(() => areaSettings('billing', schema)).toThrow(
    'config.json: areas.settings.billing.currencies.1: expected string',
  );
  expect(areaSettings('versions', schema)).toEqual({ currencies: ['NOK'] });
});
