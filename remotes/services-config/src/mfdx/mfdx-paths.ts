import { type CustomerEnvironment, customerEnvironmentIds } from '@console/api';
import { pathOf } from '@console/contract';
import { useLocation } from '@console/router';
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

/** The environment of the page one is on. */
export function useEnvironment(): CustomerEnvironment {
  const { pathname } = useLocation();
  const isBelow = (environment: CustomerEnvironment) => `${pathname}/`.startsWith(`${servicesPath(environment)}/`);
  return ENVIRONMENTS.find(isBelow) ?? 'development';
}

/** SERV-014, C3. The numbers are those of customers, not of documents. */
export const environmentOfId = (id: string | undefined): CustomerEnvironment | undefined =>
  ENVIRONMENTS.find((environment) => String(customerEnvironmentIds[environment]) === id);
