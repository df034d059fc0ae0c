import type { PACKAGE_TYPE } from './release-packages';
import type { PictureKind } from './release-picture';
import type { releasePackages } from './release-tables';

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

export function changelogsOf(type: TypeName, features: Feature[], age: number, random: () => number): Changelog[] {
  const featured = features.map(({ application }) => application);
  const others = Object.entries(corrections[type]).filter(([application]) => !featured.includes(application));
  const count = features.length === 0 ? 2 : 1 + Math.floor(random() * 2);
  return [
    ...features.map((feature) => fromFeature(feature, applicationVersion(age, random))),
    ...shuffled(others, random)
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

const corrections: Record<'Centerpoint' | 'Interact', Record<string, string[]>> = {
  Centerpoint: {
    Administration: [
      'Lists keep their place when one comes back from a panel.',
      'Long company names no longer push the menu away.',
      'The licence count is right at once after an invite is removed.',
      'Mails to addresses with a plus sign arrive.',
      'Sorting by name follows Norwegian and Swedish rules.',
    ],
    Archive: [
      'Downloads of more than 2 GB no longer stop.',
      'Folder names may end in a full stop.',
      'The number of hits is right when a folder is excluded.',
      'Moved documents keep their date.',
      'Thumbnails of rotated pages stand upright.',
    ],
    Studio: [
      'Tables keep their borders when they go over a page.',
      'Undo works after a picture has been replaced.',
      'The list of fonts is in alphabetical order.',
      'Copied blocks keep their conditions.',
    ],
    Signature: [
      'A request with two signatories of one name no longer mixes them up.',
      'The proof shows times in the zone of the company.',
      'Cancelled requests leave the list at once.',
    ],
    Workflow: [
      'A task that was given back has its earlier comments.',
      'Flows with more than 50 steps can be saved.',
      'Reminders stop when a task is done.',
    ],
    Audit: [
      'Exports of a whole year no longer end at midnight of the last day.',
      'Events of deleted users keep their names.',
    ],
  },
  Interact: {
    'Web editor': [
      'Pasted text takes the template’s font.',
      'The cursor stays where it is after saving.',
      'Page numbers are right in letters with attachments.',
      'Signatures of two lines fit again.',
    ],
    'Central print': [
      'Jobs of exactly 100 letters are no longer sent twice.',
      'Å, Ä and Ö are right in address fields of older templates.',
      'Duplex letters with an odd number of pages end with an empty page.',
    ],
    'Delivery services': [
      'A time-out at the provider is tried again instead of reported.',
      'Foreign phone numbers are accepted with and without +.',
      'The status of a letter is updated while the page is open.',
    ],
    'SOAP client': [
      'Connections are closed after use.',
      'Certificates with a password of more than 64 characters can be read.',
    ],
    'Interact Admin': ['The filter by environment is kept.', 'Exports name the environment in the file name.'],
  },
};
