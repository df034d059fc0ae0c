import * as refresh from 'react-refresh/runtime';
import './refresh-hook';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/*
 * The development build of React, one script of a dev server. It runs before the host's first module; the host then
 * shares it instead of its own with every area and itself, so there is one React in the page.
 */

/** Errors caught by an error boundary reach no listener of the page; this reports them to the dev server's client. */
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
