/** Renders screens through routes against the sandbox. Never in a bundle. */

export { makeCertificate } from '@console/sandbox';
export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { fill } from './fill';
export { type RenderedRoute, type RenderOptions, renderRoute, renderRoutes } from './render-route';
export { gateUserWith, testConfig } from './test-config';
