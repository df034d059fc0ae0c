import { REPORTS_PATH } from '@console/contract';
import { type Document, isMap, parseDocument, stringify } from 'yaml';

/* Generates the areas' entries in docker-compose.yml and the Kubernetes manifests. The handwritten rest stays. */

export type Files = Record<string, string>;

const COMPOSE = 'docker-compose.yml';
export const KUBERNETES = 'deploy/containers/kubernetes';
const BASE = `${KUBERNETES}/base/kustomization.yaml`;
export const OVERLAYS = `${KUBERNETES}/overlays`;

export function generatedFrom(overlays: readonly string[]): string[] {
  return [COMPOSE, BASE, ...overlays.flatMap((overlay) => [imagesFile(overlay), ingressFile(overlay)])];
}

const imagesFile = (overlay: string) => `${overlay}/kustomization.yaml`;
const ingressFile = (overlay: string) => `${overlay}/ingress.yaml`;

export function withAreas(files: Files, areas: readonly string[], overlays: readonly string[]): Files {
  return {
    [COMPOSE]: change(files, COMPOSE, (document) => {
      const servers = document.createNode(Object.fromEntries(areas.map(composeServer)));
      servers.anchor = 'areas';
      document.setIn(['x-areas'], servers);
      const services = document.get('services');
      if (!isMap(services)) throw new Error('services is not there');
      services.items = services.items.filter(({ key }) => !String(key).startsWith('area-'));
      for (const area of areas) services.set(`area-${area}`, document.createNode(composeService(area)));
    }),
    [BASE]: change(files, BASE, (document) =>
      document.setIn(
        ['resources'],
        ['host.yaml', 'collector.yaml', 'network-policy.yaml', ...areas.map((area) => `areas/${area}`)],
      ),
    ),
    ...Object.fromEntries(overlays.flatMap((overlay) => withAreasInOverlay(files, areas, overlay))),
    ...Object.fromEntries(
      areas.map((area) => [`${KUBERNETES}/base/areas/${area}/kustomization.yaml`, stringify(kustomization(area))]),
    ),
  };
}

/** Keeps image names; names a new area's image after the host's. */
function withAreasInOverlay(files: Files, areas: readonly string[], overlay: string): [path: string, text: string][] {
  const images = change(files, imagesFile(overlay), (document) => {
    const { images: earlierImages = [] } = document.toJS() as { images?: Image[] };
    const host = earlierImages.find(({ name }) => name === HOST_IMAGE) ?? { name: HOST_IMAGE };
    const imageOf = (part: string): Image => {
      const name = `console/${part}`;
      const newName = host.newName?.replace(/host$/, part);
      return earlierImages.find((image) => image.name === name) ?? { ...host, name, ...(newName ? { newName } : {}) };
    };
    document.setIn(
      ['images'],
      [host, ...['release', 'release-cluster', ...areas.map((area) => `area-${area}`)].map(imageOf)],
    );
  });
  const ingress = change(files, ingressFile(overlay), (document) => {
    const paths = [
      ...areas.map((area) => [`/areas/${area}/`, `area-${area}`] as const),
      [REPORTS_PATH, 'collector'] as const,
      ['/', 'host'] as const,
    ];
    document.setIn(['spec', 'rules', 0, 'http', 'paths'], paths.map(ingressPath));
  });
  return [
    [imagesFile(overlay), images],
    [ingressFile(overlay), ingress],
  ];
}

const HOST_IMAGE = 'console/host';

interface Image {
  name: string;
  newName?: string;
  newTag?: string;
}

/** `AREA_SERVICES_CONFIG` for `services-config`, for gateway and registry. */
function composeServer(area: string): [string, string] {
  const variable = `AREA_${area.toUpperCase().replaceAll('-', '_')}`;
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

function change(files: Files, path: string, edit: (document: Document) => void): string {
  const document = parseDocument(files[path] ?? '');
  edit(document);
  return document.toString({ lineWidth: 120, singleQuote: true });
}
