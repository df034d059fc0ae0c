/** Areas' pages as gated routes. */
export { type AreaRoute, areaRoutes, routeObjects } from './area-routes';
export { Gate, type RefusedState } from './Gate';
export { pagesAt } from './pages-at';
