/** `'userId'` of `/admin/team/manage/:userId`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Path extends string> = string extends Path
  ? [params?: Readonly<Record<string, string>>]
  : [ParamName<Path>] extends [never]
    ? []
    : [params: Readonly<Record<ParamName<Path>, string>>];

/**
 * `pathOf(area.pages.role, { roleId })`, percent-encoded.
 * @throws if a `string` pattern lacks a parameter
 */
export function pathOf<Page extends { path: string }>({ path }: Page, ...[params]: ParamsOf<Page['path']>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return path.replace(/:([^/]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
}

/** No area may claim these. */
export const HOST_PAGES = {
  home: { path: '/' },
  dashboard: { path: '/dashboard' },
  admin: { path: '/admin' },
  adminDashboard: { path: '/admin/dashboard' },
  system: { path: '/system' },
  systemReleases: { path: '/system/releases' },
  systemRelease: { path: '/system/releases/:line' },
  systemArea: { path: '/system/:area' },
  callback: { path: '/callback' },
  error: { path: '/error' },
} as const;
