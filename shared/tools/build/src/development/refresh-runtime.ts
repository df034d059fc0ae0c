import type * as Refresh from 'react-refresh/runtime';

/*
 * Stands in an area for `react-refresh/runtime`. The page's one copy came with the development build of React: it has to
 * see React DOM start. In a page with the production build there is none; no module then accepts an update, and the dev
 * server's client loads the page again.
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

/** The page's copy did that before. */
export const injectIntoGlobalHook = () => undefined;
