import { jsx, jsxs } from 'react/jsx-runtime';

/*
 * Fast Refresh needs the development form of JSX, whose runtime is not among the packages of a host. The common runtime
 * is enough: React's development build checks its arguments too.
 */
export { Fragment } from 'react/jsx-runtime';

export function jsxDEV(...[type, props, key, isStatic]: [...Parameters<typeof jsx>, boolean?]) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
