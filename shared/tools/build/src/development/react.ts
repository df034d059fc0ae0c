import * as refresh from 'react-refresh/runtime';
import './refresh-hook';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/* Runs before the host, which shares React with areas: a page has one React. */

/** Reports errors that a boundary caught to the dev server's client. */
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
