import type * as Refresh from 'react-refresh/runtime';

/*
 * Replaces `react-refresh/runtime`: the page's copy precedes React DOM. With a production React no module accepts
 * updates, and the dev server reloads.
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

export const injectIntoGlobalHook = () => undefined;
