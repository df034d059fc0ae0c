import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@console/contract';
import { transformSync } from '@swc/core';

const sent = jest.fn((_url: string, _init: { body: string }) => Promise.resolve(new Response()));
afterEach(() => sent.mockClear());

const failed: Report = {
  type: 'area',
  release: '1.2.0',
  area: 'billing',
  version: '1.4.0',
  outcome: 'failed',
  stage: 'render',
  duration: 12,
  failure: 'code',
  error: 'TypeError',
  stack: ['/areas/billing/1.4.0/page.js:1:20', '/assets/main.js:3:4'],
};

/** `sendReport` in a document's code block. */
function adapterOf(document: string): (endpoint: string, report: Report) => void {
  const [, code = ''] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(join(__dirname, '../../../docs', document), 'utf8')) ?? [];
  const jsc = { parser: { syntax: 'typescript' }, target: 'es2023' } as const;
  const script = transformSync(code, { jsc, module: { type: 'commonjs' } }).code;
  const module: { sendReport?: (endpoint: string, report: Report) => void } = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the document's own code, played
  new Function('exports', 'fetch', script)(module, sent);
  if (!module.sendReport) throw new Error(`${document} has no sendReport`);
  return module.sendReport;
}

test('the adapter for Sentry sends an envelope with release, area and stack, and nothing about successful loads', () => {
  const send = adapterOf('reports-to-sentry.md');
  send('https://key@sentry.example/42', { ...failed, outcome: 'loaded' });
  expect(sent).not.toHaveBeenCalled();
  send('https://key@sentry.example/42', failed);
  const [url, { body }] = sent.mock.calls[0] ?? ['', { body: '' }];
  expect(url).toBe('https://sentry.example/api/42/envelope/?sentry_key=key&sentry_version=7');
  const [header, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: header?.event_id,
    release: 'billing@1.4.0',
    tags: { area: 'billing', host: '1.2.0' },
  });
  const innermost = { filename: '/areas/billing/1.4.0/page.js', lineno: 1, colno: 20 };
  expect(event?.exception).toMatchObject({
    values: [{ type: 'TypeError', stacktrace: { frames: [{ lineno: 3 }, innermost] } }],
  });
});

test('the adapter for OpenTelemetry sends a log record as OTLP has it', () => {
  adapterOf('reports-to-opentelemetry.md')('https://otel.example/v1/logs', failed);
  const [url, { body }] = sent.mock.calls[0] ?? ['', { body: '' }];
  expect(url).toBe('https://otel.example/v1/logs');
  const { resourceLogs } = JSON.parse(body) as { resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[] };
  expect(resourceLogs[0]).toMatchObject({
    resource: { attributes: expect.arrayContaining([{ key: 'service.version', value: { stringValue: '1.2.0' } }]) },
  });
  expect(resourceLogs[0]?.scopeLogs[0]?.logRecords[0]).toMatchObject({
    severityText: 'ERROR',
    attributes: expect.arrayContaining([
      { key: 'area', value: { stringValue: 'billing' } },
      { key: 'exception.type', value: { stringValue: 'TypeError' } },
    ]),
  });
});
