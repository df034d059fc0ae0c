import { jsx, jsxs } from 'react/jsx-runtime';

/*
 * The compiler prepares modules for Fast Refresh only together with the development form of JSX, whose runtime no host
 * brings. React's development build checks what the common one is called with as well.
 */
export { Fragment } from 'react/jsx-runtime';

export function jsxDEV(...[type, props, key, isStatic]: [...Parameters<typeof jsx>, boolean?]) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
