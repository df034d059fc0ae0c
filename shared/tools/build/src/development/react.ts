import * as refresh from 'react-refresh/runtime';
import './refresh-hook';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/* Runs before the host, which shares it with areas and itself: one React per page. */

/** Errors caught by a boundary reach no listener; report them to the dev server's client. */
const createRoot: typeof client.createRoot = (container, options = {}) =>
  client.createRoot(container, {
    ...options,
    onCaughtError(error, info) {
      // oxlint-disable-next-line no-console -- as React itself does where nobody listens
      console.error(error, info.componentStack);
      dispatchEvent(new CustomEvent('console.caught-error', { detail: { error, ...info } }));
    },
  });

Object.assign(globalThis, {
  [Symbol.for('console.developmentLibraries')]: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': { ...client, createRoot },
  },
  [Symbol.for('console.reactRefresh')]: refresh,
});
