import { originsOf, securityHeaders } from './headers';
import { localConfig } from './local-config';
import { renderHeaders } from './nginx';

const registry = { origins: ['https://areas.example/some/path'] };
const local = localConfig('https://platform.example');
const origins = originsOf({ ...local, areas: { overrides: [] } }, registry);

function directives(headers: Record<string, string>): Map<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
}

test('Q13 the policy names exact origins and nothing unsafe', () => {
  const policy = directives(securityHeaders(origins));

  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self' https://areas.example");
  expect(policy.get('connect-src')).toBe("'self' https://areas.example https://platform.example");
  expect(policy.get('worker-src')).toBe("'self'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe('default');
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
});

test('Q13 only the page’s own stylesheet and first script run inline, each by its hash', () => {
  const policy = directives(securityHeaders(origins, { inline: { style: 'sha256-css', script: 'sha256-js' } }));
  const hashes = [...policy].filter(([, sources]) => sources.includes('sha256'));
  expect(hashes).toEqual([
    ['script-src', "'self' 'sha256-js' https://areas.example"],
    ['style-src', "'self' 'sha256-css'"],
  ]);
  // page.sh adds the hashes.
  expect(renderHeaders(origins)).not.toMatch(/sha256|nonce/);
});

test('Q13 a page that two versions of an area open to the same origins has one line', () => {
  const page = { area: 'billing', path: '/pay', script: [], connect: [], frame: ['https://pay.example'] };
  expect(renderHeaders({ ...origins, pages: [page, { ...page }] }).match(/frame-src/g)).toHaveLength(1);
});

test('Q13 the headers require TLS if the site has TLS', () => {
  expect(securityHeaders(origins)).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders(origins, { tls: true })).toHaveProperty('Strict-Transport-Security');
});

test('Q28 the policy allows the override origins of the configuration, and no others', () => {
  const policyWith = (overrides: string[] | undefined, config = local) =>
    directives(securityHeaders(originsOf({ ...config, areas: { overrides } }, { origins: [] })));
  const onThisMachine = localConfig('http://localhost:4000');

  expect(policyWith(['https://preview.example']).get('script-src')).toBe("'self' https://preview.example");
  expect(policyWith([]).get('script-src')).toBe("'self'");
  expect(policyWith(undefined).get('script-src')).toBe("'self'");
  expect(policyWith(['http://localhost:*']).get('script-src')).toBe("'self'");
  const open = policyWith(undefined, onThisMachine);
  expect(open.get('script-src')).toBe("'self' http://127.0.0.1:* http://localhost:*");
  expect(open.get('connect-src')).toContain('ws://localhost:*');
  expect(policyWith([], onThisMachine).get('script-src')).toBe("'self'");
});

test('Q13 the page may send to the telemetry endpoint', () => {
  const config = { ...local, areas: { overrides: [] }, telemetry: { endpoint: 'https://beacon.example/areas' } };
  expect(originsOf(config, { origins: [] })).toEqual({
    pages: [],
    scripts: [],
    connections: ['https://beacon.example', 'https://platform.example'],
  });
});

test('card payments with Stripe use Stripe’s own origins', () => {
  const { areas } = localConfig('https://platform.example', 'stripe');
  expect(areas?.settings?.billing).toMatchObject({
    redirectOrigins: ['https://platform.example', 'https://checkout.stripe.com'],
  });
  expect(areas?.settings?.billing).not.toHaveProperty('paymentScript');
});
