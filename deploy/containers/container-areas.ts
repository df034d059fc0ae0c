import { type Document, isMap, parseDocument, stringify } from 'yaml';

/*
 * What docker-compose.yml and the Kubernetes manifests say about areas, written from the list of areas: one server
 * each, one address each. Everything else in these files is written by hand and stays as it is.
 */

/** Files of the repository by path, as text. */
export type Files = Record<string, string>;

const COMPOSE = 'docker-compose.yml';
export const KUBERNETES = 'deploy/containers/kubernetes';
const BASE = `${KUBERNETES}/base/kustomization.yaml`;
const OVERLAY = `${KUBERNETES}/overlays/example/kustomization.yaml`;
const INGRESS = `${KUBERNETES}/overlays/example/ingress.yaml`;

/** The files that `withAreas` changes. */
export const GENERATED_FROM = [COMPOSE, BASE, OVERLAY, INGRESS];

/** The same files with exactly these areas in them, and one more for each area. */
export function withAreas(files: Files, areas: readonly string[]): Files {
  return {
    [COMPOSE]: change(files, COMPOSE, (document) => {
      document.setIn(['x-areas'], anchored(document, Object.fromEntries(areas.map(composeServer))));
      removeKeys(document, ['services'], (name) => name.startsWith('area-'));
      for (const area of areas) document.setIn(['services', `area-${area}`], document.createNode(composeService(area)));
    }),
    [BASE]: change(files, BASE, (document) =>
      document.setIn(['resources'], ['host.yaml', ...areas.map((area) => `areas/${area}`)]),
    ),
    [OVERLAY]: change(files, OVERLAY, (document) => {
      const tagOf = (name: string) => imagesOf(document).find((image) => image.name === name)?.newTag ?? '1';
      const images = ['host', ...areas.map((area) => `area-${area}`)].map((name) => `console/${name}`);
      document.setIn(
        ['images'],
        images.map((name) => ({ name, newName: `registry.example/${name}`, newTag: tagOf(name) })),
      );
    }),
    [INGRESS]: change(files, INGRESS, (document) => {
      const paths = [...areas.map((area) => [`/areas/${area}/`, `area-${area}`] as const), ['/', 'host'] as const];
      document.setIn(['spec', 'rules', 0, 'http', 'paths'], paths.map(ingressPath));
    }),
    ...Object.fromEntries(
      areas.map((area) => [`${KUBERNETES}/base/areas/${area}/kustomization.yaml`, stringify(kustomization(area))]),
    ),
  };
}

/** `AREA_SERVICES_CONFIG` for `services-config`: where an area's server is, for gateway and registry. */
function variableOf(area: string): string {
  return `AREA_${area.toUpperCase().replaceAll('-', '_')}`;
}

function composeServer(area: string): [string, string] {
  const variable = variableOf(area);
  return [variable, `\${${variable}:-http://area-${area}:8080/areas/${area}}`];
}

function composeService(area: string) {
  return {
    extends: { file: 'deploy/containers/compose-web.yaml', service: 'web' },
    build: { args: { PACKAGE: area } },
  };
}

function kustomization(area: string) {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: ['../../area'],
    nameSuffix: `-${area}`,
    labels: [{ pairs: { area }, includeSelectors: true }],
    images: [{ name: 'console/area', newName: `console/area-${area}` }],
  };
}

function ingressPath([path, name]: readonly [path: string, service: string]) {
  return { path, pathType: 'Prefix', backend: { service: { name, port: { name: 'http' } } } };
}

function imagesOf(document: Document): { name: string; newTag?: string }[] {
  return ((document.toJS() as { images?: { name: string; newTag?: string }[] }).images ??= []);
}

/** Other parts of the file refer to it by this name. */
function anchored(document: Document, value: Record<string, string>) {
  const node = document.createNode(value);
  node.anchor = 'areas';
  return node;
}

function removeKeys(document: Document, path: string[], isMeant: (key: string) => boolean): void {
  const map = document.getIn(path);
  if (!isMap(map)) throw new Error(`${path.join('.')} is not there`);
  const keys = map.items.map(({ key }) => String(key));
  for (const key of keys) if (isMeant(key)) document.deleteIn([...path, key]);
}

function change(files: Files, path: string, edit: (document: Document) => void): string {
  const document = parseDocument(files[path] ?? '');
  edit(document);
  return document.toString({ lineWidth: 120, singleQuote: true });
}
