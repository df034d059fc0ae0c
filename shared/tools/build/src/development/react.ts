import * as refresh from 'react-refresh/runtime';
import './refresh-hook';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/*
 * The development build of React, which a dev server serves as one script. It runs before the host's first module; the
 * host then gives it out in place of its own, to itself and to every area, so there is one React in the page.
 */

/** What an error boundary has caught reaches no listener of the page; the dev server's client hears of it by this. */
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
