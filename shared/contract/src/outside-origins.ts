import type { AllowedOutside, ListedManifest, OutsideOrigins, Registry } from './manifest';

/*
 * Outside servers, such as a payment provider's. A page declares origins, the operator allows them, and only that
 * page's documents have the wider policy.
 */

const KINDS = ['script', 'frame', 'connect'] as const;

export interface OutsidePage {
  area: string;
  path: string;
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
}

export function declaredOutside({ pages }: Pick<ListedManifest, 'pages'>): OutsideOrigins | undefined {
  const declared = Object.values(pages).flatMap(({ outside }) => outside ?? []);
  if (declared.length === 0) return undefined;
  const all = KINDS.map((kind) => [kind, [...new Set(declared.flatMap((outside) => outside[kind] ?? []))]] as const);
  return Object.fromEntries(all);
}

/** Returns a sentence about origins that the operator does not allow; undefined if all are allowed. */
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

/** Finds pages whose documents need a wider policy. */
export function outsidePages({ areas, outside }: Pick<Registry, 'areas' | 'outside'>): OutsidePage[] {
  return Object.entries(areas).flatMap(([area, { current, canary, previous }]) => {
    const allowed = outside[area];
    if (!allowed) return [];
    return [current, canary, previous].flatMap((release) =>
      Object.values(release?.manifest.pages ?? {}).flatMap((page): OutsidePage[] => {
        const at = (kind: (typeof KINDS)[number]) => {
          const origins = (page.outside?.[kind] ?? []).filter((one) => allowed[kind]?.includes(one));
          return origins.length > 0 && allowed.standIn ? [allowed.standIn] : origins;
        };
        const [script, frame, connect] = [at('script'), at('frame'), at('connect')];
        if (script.length + frame.length + connect.length === 0) return [];
        return [{ area, path: page.path, script, frame, connect }];
      }),
    );
  });
}

/** Source of a regular expression for whole paths; ignore case. */
export function pathExpression(pattern: string): string {
  const escaped = pattern.replace(/[.-]/g, String.raw`\$&`);
  return `^${escaped.replace(/:[^/]+/g, '[^/?]+').replace(/\/+$/, '')}/?`;
}

/** Returns the first of several versions. */
export function outsidePageAt(pages: readonly OutsidePage[], pathname: string): OutsidePage | undefined {
  return pages.find(({ path }) => new RegExp(`${pathExpression(path)}$`, 'i').test(pathname));
}

/** The host creates the element and refuses other origins; without a host, as in tests, this function does. */
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
