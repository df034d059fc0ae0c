import { jsx, jsxs } from 'react/jsx-runtime';

/*
 * Fast Refresh needs development JSX, whose runtime hosts do not have. The common runtime suffices: React's development
 * build checks arguments.
 */
export { Fragment } from 'react/jsx-runtime';

export function jsxDEV(...[type, props, key, isStatic]: [...Parameters<typeof jsx>, boolean?]) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
