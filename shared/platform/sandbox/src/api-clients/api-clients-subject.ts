import type { Subject } from '../platform/subject';
import { apiClientEndpoints } from './api-client-endpoints';
import { machineEndpoints } from './machine-endpoints';
import { seedApiClients } from './seed-api-clients';

export const apiClientsSubject: Subject = {
  endpoints: [apiClientEndpoints, machineEndpoints],
  seed: seedApiClients,
};
