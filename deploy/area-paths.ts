import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import {
  type AreaManifest,
  areaNameRefusedReason,
  developmentRefusedReason,
  filesRefusedReason,
  PathOwners,
  PUBLIC_KEY,
  pathTwiceReason,
  releaseRefusedReason,
} from '@console/contract';
import { z } from 'zod';
import { Refusal } from './refusal';
import { areaDir, HOST, ROOT } from './workspace';

const pathsSchema = z.array(z.string().regex(/^(\/[\w.-]+)+$/, 'must be paths such as /admin/billing')).min(1);

const signerSchema = z.strictObject({
  owner: z.string().min(1),
  key: z.string().regex(PUBLIC_KEY, 'must be a public key of P-256 as `release key` prints it'),
  retired: z.string().min(1).optional(),
});
export type Signer = z.infer<typeof signerSchema>;

/** Without signers, a list of paths will do. */
const claimSchema = z.union([
  pathsSchema.transform((paths): Claim => ({ paths, signers: [] })),
  z.strictObject({ paths: pathsSchema, signers: z.array(signerSchema).default([]) }),
]);
const hostClaimSchema = z
  .strictObject({ signers: z.array(signerSchema) })
  .transform(({ signers }): Claim => ({ paths: [], signers }));

/** A file per area in `deploy/areas`; elsewhere, `RELEASE_AREAS` names a folder or file. */
export async function allAreaPaths(): Promise<Record<string, string[]>> {
  const claims = Object.entries(await allClaims()).filter(([name]) => name !== HOST);
  return Object.fromEntries(claims.map(([name, { paths }]) => [name, paths]));
}

/** The host's under `host`. */
export async function allSigners(): Promise<Record<string, Signer[]>> {
  return Object.fromEntries(Object.entries(await allClaims()).map(([name, { signers }]) => [name, signers]));
}

/** Empty: no signature needed. */
export async function signersOf(name: string): Promise<Signer[]> {
  return (await allSigners())[name] ?? [];
}

export async function claimPlace(name: string): Promise<string> {
  const place = areasPlace();
  return (await isFolder(place)) ? join(place, `${name}.json`) : place;
}

interface Claim {
  paths: string[];
  signers: Signer[];
}

async function allClaims(): Promise<Record<string, Claim>> {
  const place = areasPlace();
  if (!(await isFolder(place)))
    return parsed(z.object({ [HOST]: hostClaimSchema.optional() }).catchall(claimSchema), place);
  const files = (await readdir(place)).filter((file) => file.endsWith('.json')).sort();
  const claims = files.map(async (file) => {
    const [name, path] = [basename(file, '.json'), join(place, file)];
    return [name, await parsed(name === HOST ? hostClaimSchema : claimSchema, path)] as const;
  });
  return Object.fromEntries(await Promise.all(claims));
}

export async function areaPaths(name: string): Promise<string[]> {
  const refused = areaNameRefusedReason(name);
  if (refused) throw new Refusal(refused);
  const paths = (await allAreaPaths())[name];
  if (!paths) throw new Refusal(`${areasPlace()} does not say which paths "${name}" may claim`);
  return paths;
}

/** With a name, that area's only. */
export async function collidingClaims(name?: string): Promise<string[]> {
  const claims = Object.entries(await allAreaPaths()).flatMap(([area, paths]) => paths.map((path) => ({ area, path })));
  return claims.flatMap((one, index) =>
    claims.slice(index + 1).flatMap((other) => {
      if (one.area === other.area || !overlap(one.path, other.path)) return [];
      if (name !== undefined && name !== one.area && name !== other.area) return [];
      const [first, second] = other.area === name ? [other, one] : [one, other];
      return [`${first.path} of "${first.area}" overlaps with ${second.path} of "${second.area}"`];
    }),
  );
}

/** Refuses misplaced pages, files with other names, and development builds. */
export async function demandOwnPaths(manifest: AreaManifest, done: 'built' | 'published'): Promise<void> {
  const reason =
    (await misplacedReason(manifest)) ?? filesRefusedReason(manifest) ?? developmentRefusedReason(manifest);
  if (reason) throw new Refusal(`${manifest.name} ${manifest.version} may not be ${done}: ${reason}`);
}

/** Undefined = each page has a path of its own, within the claim. */
async function misplacedReason(manifest: AreaManifest): Promise<string | undefined> {
  const { name, pages } = manifest;
  const paths = await areaPaths(name);
  // Placeholders: an installation's origins and path owners are not known here.
  const nowhere = { consoleUrl: 'http://console.invalid', origins: [], owners: new PathOwners() };
  return (
    (await collidingClaims(name))[0] ??
    releaseRefusedReason(name, paths, { baseUrl: '/', manifest }, nowhere) ??
    pathTwiceReason(pages)
  );
}

/** `misplacedReason` for the developer of `area.ts`, with the files to change. */
export async function misplacedAdvice(manifest: AreaManifest): Promise<string | undefined> {
  const reason = await misplacedReason(manifest);
  if (reason === undefined) return undefined;
  const [declaration, claim] = [join(areaDir(manifest.name), 'src/area.ts'), await claimPlace(manifest.name)];
  return `${relative(ROOT, declaration)}: ${reason}. Choose another path there. To use a path outside the claim, add it to ${relative(ROOT, claim)}, which the owners of the host review.`;
}

function overlap(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

function areasPlace(): string {
  return process.env.RELEASE_AREAS || join(ROOT, 'deploy/areas');
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
}

async function parsed<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
  const claims = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!claims.success) throw new Refusal(`${path} is no list of claimed paths: ${z.prettifyError(claims.error)}`);
  return claims.data;
}
