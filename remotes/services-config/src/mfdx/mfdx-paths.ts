import { type CustomerEnvironment, customerEnvironmentIds } from '@console/api';
import { pathOf } from '@console/contract';
import { matchPath, useLocation } from '@console/router';
import area from '../area';

const { pages } = area;
const listPages = { development: pages.mfdxDevelopment, test: pages.mfdxTest, production: pages.mfdxProduction };
const servicePages = {
  development: pages.mfdxDevelopmentService,
  test: pages.mfdxTestService,
  production: pages.mfdxProductionService,
};

export const ENVIRONMENTS = ['development', 'test', 'production'] as const satisfies CustomerEnvironment[];

export const servicesPath = (environment: CustomerEnvironment) => pathOf(listPages[environment]);
export const servicePath = (environment: CustomerEnvironment, settingsId: number) =>
  pathOf(servicePages[environment], { settingsId: String(settingsId) });

/** @throws on other pages */
export function useEnvironment(): CustomerEnvironment {
  const { pathname } = useLocation();
  const environment = ENVIRONMENTS.find((each) => matchPath({ path: servicesPath(each), end: false }, pathname));
  if (!environment) throw new Error(`${pathname} is of no environment`);
  return environment;
}

/** SERV-014, C3: customer environments, not document environments. */
export const environmentOfId = (id: string | undefined): CustomerEnvironment | undefined =>
  ENVIRONMENTS.find((environment) => String(customerEnvironmentIds[environment]) === id);

/** `NaN` for spellings such as `07`. */
export const settingsIdOf = (text: string): number => (String(Number(text)) === text ? Number(text) : Number.NaN);
