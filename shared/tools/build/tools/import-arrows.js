/* One-way imports; oxlint's `no-restricted-imports` ignores `import()`. */

const forScreens = [
  'words',
  'schema',
  'browser',
  'certificates',
  'contract',
  'http',
  'api',
  'session',
  'ui',
  'product',
  'query',
  'router',
];

const arrows = {
  host: [...forScreens, 'pages'],
  remotes: forScreens,
  // `rich` is bundled by importers and reads the shared catalogue.
  'shared/words': ['words'],
  'shared/schema': ['words'],
  'shared/browser': [],
  'shared/certificates': ['words'],
  'shared/contract': ['schema', 'query'],
  'shared/http': ['words', 'schema'],
  'shared/api': ['words', 'schema', 'http'],
  'shared/query': ['http'],
  'shared/router': [],
  'shared/session': ['schema', 'browser', 'contract', 'http', 'api'],
  'shared/ui': ['words', 'schema', 'browser', 'certificates', 'http', 'query', 'router'],
  'shared/product': ['words', 'schema', 'browser', 'http', 'api', 'query', 'router', 'session', 'ui'],
  'shared/pages': ['words', 'contract', 'session', 'router'],
  'shared/tools/build': ['contract', 'words'],
  'shared/platform/sandbox': ['words', 'schema', 'certificates', 'http', 'api'],
  'shared/tools/testing': [...forScreens, 'pages', 'sandbox'],
  deploy: ['contract', 'http', 'api', 'build'],
  // The release tool's image has no sandbox.
  'deploy/dev': ['contract', 'http', 'api', 'build', 'sandbox'],
  e2e: [...forScreens, 'build', 'sandbox', 'deploy'],
};
const FLOORS = ['platform', 'tools'];

const forTests = ['schema', 'contract', 'http', 'api', 'testing', 'sandbox'];
const forBuilds = ['build'];

/** One importer per large library: federation shares our packages only. */
const owners = {
  'oidc-client-ts': 'shared/session',
  '@ark-ui/': 'shared/ui',
  '@chakra-ui/': 'shared/ui',
  '@emotion/': 'shared/ui',
  'framer-motion': 'shared/ui',
  'react-hook-form': 'shared/ui',
  '@hookform/': 'shared/ui',
  'sheetjs-style': 'shared/ui',
  'lucide-react': 'shared/ui',
  '@zag-js/': 'shared/ui',
  '@tanstack/': 'shared/query',
  'react-router': 'shared/router',
  'react-router-dom': 'shared/router',
  ky: 'shared/http',
  zustand: 'shared/browser',
};

/** 'host', 'shared/ui', 'shared/tools/build', 'remotes/billing' */
function roomOf(path) {
  const [top, name, third] = path.split('/');
  if (top === 'shared' && FLOORS.includes(name)) return `${top}/${name}/${third}`;
  return top === 'shared' || top === 'remotes' ? `${top}/${name}` : top;
}

function isBelow(specifier, owned) {
  return specifier === owned || specifier.startsWith(owned.endsWith('/') ? owned : `${owned}/`);
}

function join(folder, relative) {
  const parts = folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const BETWEEN_AREAS =
  'Areas do not import each other: link with pathOf, or move the code to @console/product or @console/ui.';

const PLAIN_TITLES = 'Write titles and labels of area.ts in plain English: the catalogues of the area translate them.';

/** Undefined = allowed. */
function refusedReason(file, specifier) {
  if (file.endsWith('src/area.ts') && specifier === '@console/words') return PLAIN_TITLES;
  const room = roomOf(file);
  const allowed =
    arrows[room.startsWith('remotes/') ? 'remotes' : file.startsWith('deploy/dev/') ? 'deploy/dev' : room];
  if (!allowed) return undefined;

  if (specifier.startsWith('.')) {
    const target = roomOf(join(file.slice(0, file.lastIndexOf('/')), specifier));
    if (target !== room && target.startsWith('remotes/')) return BETWEEN_AREAS;
    return target === room ? undefined : `${room} reaches into ${target} by path; import the package by its name.`;
  }
  const [scope, name] = specifier.split('/');
  if (scope === '@console') {
    const isTest = /\.test\.tsx?$|\/testing\//.test(file);
    const isBuild = file.endsWith('webpack.config.ts') || file === 'shared/ui/gallery/serve.ts';
    const also = [...(isTest ? forTests : []), ...(isBuild ? forBuilds : [])];
    if (allowed.includes(name) || also.includes(name)) return undefined;
    return name in arrows || `shared/${name}` in arrows || FLOORS.some((floor) => `shared/${floor}/${name}` in arrows)
      ? `${room} must not import ${scope}/${name}.`
      : BETWEEN_AREAS;
  }
  const owned = Object.keys(owners).find((key) => isBelow(specifier, key));
  if (owned && owners[owned] !== room) return `Only ${owners[owned]} imports ${specifier}.`;
  return undefined;
}

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = refusedReason(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};

export default { meta: { name: 'console' }, rules: { 'import-arrows': rule } };
