/** The pages of areas as routes of the router, each behind its gate. For the host and for tests that draw a route. */
export { type AreaRoute, areaRoutes, routeObjects } from './area-routes';
export { Gate, type RefusedState } from './Gate';
export { pagesAt } from './pages-at';
