import type { PageDefinition } from './area';

export interface PageNode<Page extends PageDefinition = PageDefinition> {
  key: string;
  page: Page;
  children: PageNode<Page>[];
}

/** @throws for a missing parent or a circle */
export function pageTree<Page extends PageDefinition>(pages: Record<string, Page>): PageNode<Page>[] {
  const nodes = new Map(
    Object.entries(pages).map(([key, page]) => [key, { key, page, children: [] as PageNode<Page>[] }]),
  );
  const roots: PageNode<Page>[] = [];
  for (const node of nodes.values()) {
    refuseCycle(node.key, pages);
    const parent = node.page.parent === undefined ? undefined : nodes.get(node.page.parent);
    if (node.page.parent !== undefined && !parent) {
      throw new Error(`Page "${node.key}" names the unknown parent "${node.page.parent}".`);
    }
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/**
 * All inner paths are below. A panel may differ, such as `/admin/team/group` in `/admin/team/groups`; then the page's
 * route has no path.
 */
export function nestsByPath(path: string, children: readonly { path: string }[]): boolean {
  return children.every((child) => child.path.startsWith(`${path}/`));
}

function refuseCycle(key: string, pages: Record<string, PageDefinition>): void {
  const visited = new Set<string>();
  for (let at: string | undefined = key; at !== undefined; at = pages[at]?.parent) {
    if (visited.has(at)) throw new Error(`Page "${key}" is its own ancestor.`);
    visited.add(at);
  }
}
