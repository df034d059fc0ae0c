/** Names of the parameters in a path pattern: `'userId'` of `/admin/team/manage/:userId`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** None for a path without parameters. A pattern of type `string` accepts any parameters. */
type ParamsOf<Path extends string> = string extends Path
  ? [params?: Readonly<Record<string, string>>]
  : [ParamName<Path>] extends [never]
    ? []
    : [params: Readonly<Record<ParamName<Path>, string>>];

/**
 * The path of a page: `pathOf(area.pages.role, { roleId })`. Every parameter of the pattern must be given; values are
 * percent-encoded, and the router decodes them.
 * @throws if the pattern has type `string` and one of its parameters is not given
 */
export function pathOf<Page extends { path: string }>({ path }: Page, ...[params]: ParamsOf<Page['path']>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return path.replace(/:([^/]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
}

/** The pages of the host itself. No area may claim their paths, even if they are below its prefixes. */
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
