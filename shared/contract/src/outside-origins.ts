import type { AllowedOutside, ListedManifest, OutsideOrigins, Registry } from './manifest';

/*
 * Outside origins: servers of others whose code a page uses, such as a payment provider's. A page declares them and the
 * operator allows them; the content security policy of documents at that page's path, and of no others, has the origins
 * that are both declared and allowed.
 */

const KINDS = ['script', 'frame', 'connect'] as const;

/** A page with its outside origins that are declared and allowed. */
export interface OutsidePage {
  area: string;
  /** Path pattern of the page. */
  path: string;
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
}

/** The outside origins of all pages of an area; `undefined` if there are none. */
export function declaredOutside({ pages }: Pick<ListedManifest, 'pages'>): OutsideOrigins | undefined {
  const declared = Object.values(pages).flatMap(({ outside }) => outside ?? []);
  if (declared.length === 0) return undefined;
  const all = KINDS.map((kind) => [kind, [...new Set(declared.flatMap((outside) => outside[kind] ?? []))]] as const);
  return Object.fromEntries(all);
}

/** Reason not to make a version live: the declared origins that are not allowed. */
export function outsideRefusedReason(
  { name, pages }: Pick<ListedManifest, 'name' | 'pages'>,
  allowed: AllowedOutside | undefined,
): string | undefined {
  const declared = declaredOutside({ pages }) ?? {};
  const missing = KINDS.flatMap((kind) =>
    (declared[kind] ?? []).filter((one) => !allowed?.[kind]?.includes(one)).map((one) => `${one} (${kind})`),
  );
  if (missing.length === 0) return undefined;
  return `needs ${missing.join(', ')}, which nobody has allowed; an operator does with: allow ${name}`;
}

/** The pages whose documents have a wider policy. */
export function outsidePages({ areas, outside }: Pick<Registry, 'areas' | 'outside'>): OutsidePage[] {
  return Object.entries(areas).flatMap(([area, { current, canary, previous }]) => {
    const allowed = outside[area];
    if (!allowed) return [];
    return [current, canary, previous].flatMap((release) =>
      Object.values(release?.manifest.pages ?? {}).flatMap((page): OutsidePage[] => {
        const at = (kind: (typeof KINDS)[number]) => {
          const both = (page.outside?.[kind] ?? []).filter((one) => allowed[kind]?.includes(one));
          return both.length > 0 && allowed.standIn ? [allowed.standIn] : both;
        };
        const [script, frame, connect] = [at('script'), at('frame'), at('connect')];
        if (script.length + frame.length + connect.length === 0) return [];
        return [{ area, path: page.path, script, frame, connect }];
      }),
    );
  });
}

/** A path pattern as the source of a regular expression for whole paths, ignoring case like the router. */
export function pathExpression(pattern: string): string {
  const escaped = pattern.replace(/[.-]/g, String.raw`\$&`);
  return `^${escaped.replace(/:[^/]+/g, '[^/?]+').replace(/\/+$/, '')}/?`;
}

/** The page with outside origins at a path; if several versions have the path, the first one. */
export function outsidePageAt(pages: readonly OutsidePage[], pathname: string): OutsidePage | undefined {
  return pages.find(({ path }) => new RegExp(`${pathExpression(path)}$`, 'i').test(pathname));
}

/**
 * Loads and runs a script of an outside origin. The host creates the element and refuses an origin that is not declared
 * and allowed for this document; without a host, as in a test, this function creates it.
 */
export function loadOutsideScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const createScript = (globalThis as Record<symbol, unknown>)[Symbol.for('console.createScript')] as
      | ((address: string) => HTMLScriptElement)
      | undefined;
    const script = createScript?.(url) ?? Object.assign(document.createElement('script'), { src: url });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    });
    document.head.append(script);
  });
}
