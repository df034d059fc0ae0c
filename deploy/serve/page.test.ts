import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readIfThere, replaceFile } from '../files';
import { originsOf } from './headers';
import { localConfig } from './local-config';
import { renderHeaders, writeScripts } from './nginx';
import { fillPage } from './page';

const run = promisify(execFile);
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const STYLE = ':root { --a: "</b>" }';
const SCRIPT = String.raw`run("\n %s \\")`;
const PAGE = `<!doctype html>
<script type="application/json" id="config"><!--# include virtual="/config.json" --></script>
<script type="application/json" id="registry"><!--# include virtual="/registry.json" --></script>
<script type="application/json" id="host"><!--# include virtual="/host.json" --></script>
<!--# if expr="$has_hashes" -->
<!--# include virtual="/assets/in-page.1.html" -->
<!--# else -->
<script integrity="${hashOf(SCRIPT)}" src="/assets/boot.1.js"></script>
<link rel="stylesheet" integrity="${hashOf(STYLE)}" href="/assets/frame.1.css" />
<!--# endif -->
<script defer integrity="sha256-main" src="/assets/main.1.js"></script>
<div id="root"></div>
`;
/** Published when inline parts had a nonce. */
const EARLIER = PAGE.replace('$has_hashes', '$in_page');

const origins = originsOf(localConfig('https://platform.example'), { origins: [] });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeScripts(folder);
  await put('nginx.conf', 'http {}');
  await put('live/headers.conf', renderHeaders(origins));
  await put('site/index.html', PAGE);
  await put('site/assets/in-page.1.html', `<style>${STYLE}</style>\n<script>${SCRIPT}</script>\n`);
  await put('site/config.json', '{\n  "docsUrl": "https://docs.example/</script><script>"\n}\n');
  await put('site/registry.json', '{ "areas": {} }\n');
});
afterEach(() => rm(folder, { recursive: true }));

const put = (path: string, content: string) => replaceFile(join(folder, path), content);
const readText = (path: string) => readFile(join(folder, path), 'utf8');

interface Made {
  page: string;
  headers: string;
  /** Time and size, of which nginx makes the ETag. */
  validator: string;
}

async function make(): Promise<Made> {
  await run(join(folder, 'page.sh'));
  const [, made = ''] =
    /^set \$page (tmp\/pages\/\w+); include \1\/headers\.conf;\n$/.exec(await readText('tmp/page.conf')) ?? [];
  const { mtimeMs, size } = await stat(join(folder, made, 'index.html'));
  const page = await readText(`${made}/index.html`);
  expect(gunzipSync(await readFile(join(folder, made, 'index.html.gz'))).toString()).toBe(page);
  return { page, headers: await readText(`${made}/headers.conf`), validator: `${mtimeMs}-${size}` };
}

function inlineIn({ page, headers }: Made) {
  const inline = [...page.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(([, , text = '']) => hashOf(text));
  const [, policy = ''] = /set \$page_policy "([^"]+)"/.exec(headers) ?? [];
  return { inline, allowed: [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash), policy };
}

test('P5 Q13 nginx’s page has its documents, stylesheet and first script, and exactly their hashes are in the policy', async () => {
  const made = await make();
  const { inline, allowed, policy } = inlineIn(made);
  expect(inline).toEqual([hashOf(STYLE), hashOf(SCRIPT)]);
  expect(new Set(allowed)).toEqual(new Set(inline));
  expect(policy).toContain(`script-src 'self' '${hashOf(SCRIPT)}'`);
  expect(policy).toContain(`style-src 'self' '${hashOf(STYLE)}'`);
  expect(made.page).not.toMatch(/<!--#|boot\.1|frame\.1/);
  const [, config = ''] = /id="config">(.*?)<\/script>/s.exec(made.page) ?? [];
  expect(JSON.parse(config)).toEqual({ docsUrl: 'https://docs.example/</script><script>' });
  // The host then requests host.json.
  expect(made.page).toContain('id="host"></script>');
});

test('P10 Q27 the ETag of the page stays until page or headers change, and each change has another', async () => {
  const first = await make();
  expect((await make()).validator).toBe(first.validator);

  const validators = [first.validator];
  const changes = [
    ['site/registry.json', '{ "areas": { } }\n'],
    ['site/config.json', '{}\n'],
    ['site/host.json', '{}\n'],
    ['site/index.html', PAGE.replace('main.1', 'main.2')],
    ['live/headers.conf', renderHeaders({ ...origins, connections: ['https://other.example'] })],
    ['nginx.conf', 'http { }'],
  ] as const;
  for (const [path, content] of changes) {
    await put(path, content);
    validators.push((await make()).validator);
  }
  expect(new Set(validators).size).toBe(1 + changes.length);
  await put('site/registry.json', '{ "areas": {} }\n');
  expect(validators).not.toContain((await make()).validator);
});

test('Q27 a mounted registry and configuration are those of the page', async () => {
  await put('live/site/registry.json', '{ "areas": 1 }');
  await put('live/site/config.json', '{ "mounted": true }');
  expect((await make()).page).toMatch(/id="config">\{ "mounted": true \}<.*id="registry">\{ "areas": 1 \}</s);
});

test('Q27 the page of an earlier host has stylesheet and script as files, and no hash is in the policy', async () => {
  await put('site/index.html', EARLIER);
  const made = await make();
  expect(inlineIn(made)).toMatchObject({ inline: [], allowed: [] });
  expect(made.page).toMatch(
    /id="registry">\{ "areas": \{\} \}\s*<.*src="\/assets\/boot\.1\.js".*href="\/assets\/frame\.1\.css"/s,
  );
});

test('a server for areas only has headers and no page', async () => {
  await rm(join(folder, 'site/index.html'));
  await run(join(folder, 'page.sh'));
  expect(await readText('tmp/page.conf')).toMatch(/headers\.conf;\n$/);
});

test.each([PAGE, EARLIER])('the server on Node fills a page as nginx does', async (template) => {
  await put('site/index.html', template);
  const { html, hashes } = await fillPage(template, async (file) =>
    (await readIfThere(join(folder, 'site', file)))?.toString(),
  );
  const { page, headers } = await make();
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');
  expect(squeezed(html)).toBe(squeezed(page));
  for (const hash of [STYLE, SCRIPT].map(hashOf)) {
    expect(Object.values(hashes ?? {}).includes(hash)).toBe(headers.includes(hash));
  }
});
