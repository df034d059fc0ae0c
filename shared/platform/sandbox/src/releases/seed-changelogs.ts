import { readJson } from '../platform/read-json';
import type { PACKAGE_TYPE } from './release-packages';
import type { PictureKind, releasePackages } from './release-tables';

export type TypeName = keyof typeof PACKAGE_TYPE;
export type Changelog = (typeof releasePackages.$inferInsert)['changelogs'][number];

export interface Feature {
  application: string;
  headline: string;
  picture: PictureKind;
  subModules: string[];
  dependencies?: string[];
  points: string[];
}

const MINOR_VERSIONS = 30;

interface ReleaseTexts {
  /** Newest first. */
  features: Record<TypeName, Feature[]>;
  /** Lines of each application. */
  corrections: Record<TypeName, Record<string, string[]>>;
}

export const releaseTexts = readJson(import.meta.dirname, 'release-texts.json') as ReleaseTexts;

export function changelogsOf(type: TypeName, features: Feature[], age: number, random: () => number): Changelog[] {
  const featured = features.map(({ application }) => application);
  const otherCorrections = Object.entries(releaseTexts.corrections[type]).filter(
    ([application]) => !featured.includes(application),
  );
  const count = features.length === 0 ? 2 : 1 + Math.floor(random() * 2);
  return [
    ...features.map((feature) => fromFeature(feature, applicationVersion(age, random))),
    ...shuffled(otherCorrections, random)
      .slice(0, count)
      .map(([application, lines]) => {
        const selection = shuffled(lines, random).slice(0, 2 + Math.floor(random() * 2));
        return fromCorrections(application, selection, applicationVersion(age, random));
      }),
  ];
}

function fromFeature({ application, dependencies = [], points, ...feature }: Feature, version: string): Changelog {
  return { ...feature, name: application, version, dependencies, details: asPoints(points) };
}

function fromCorrections(application: string, lines: string[], version: string): Changelog {
  return {
    name: application,
    headline: `Corrections to ${application}`,
    version,
    picture: null,
    dependencies: [],
    subModules: [],
    details: asPoints(lines),
  };
}

function applicationVersion(age: number, random: () => number): string {
  const steps = 5 * MINOR_VERSIONS - age;
  return `${Math.floor(steps / MINOR_VERSIONS)}.${steps % MINOR_VERSIONS}.${Math.floor(random() * 5)}`;
}

function asPoints(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
