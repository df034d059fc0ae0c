import type * as Refresh from 'react-refresh/runtime';

/*
 * Replaces `react-refresh/runtime` in an area. The page's one copy is in the development build of React, because it has
 * to be there when React DOM starts. A page with the production build has none; no module then accepts an update, and
 * the dev server's client reloads the page.
 */
type Runtime = Pick<
  typeof Refresh,
  | 'createSignatureFunctionForTransform'
  | 'getFamilyByType'
  | 'isLikelyComponentType'
  | 'performReactRefresh'
  | 'register'
>;

const none: Runtime = {
  createSignatureFunctionForTransform: () => (type: unknown) => type,
  getFamilyByType: () => undefined,
  isLikelyComponentType: () => false,
  performReactRefresh: () => null,
  register: () => undefined,
} as unknown as Runtime;

const ofPage = (globalThis as unknown as Record<symbol, Runtime | undefined>)[Symbol.for('console.reactRefresh')];

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = ofPage ?? none;

/** Empty: the page's copy has done it. */
export const injectIntoGlobalHook = () => undefined;
