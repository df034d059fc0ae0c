import { EVERYTHING } from '../platform/products';

/** Every company is born with it, and nobody can change it. It opens whatever the company buys. */
export const administratorRole = {
  key: 'administrator',
  name: 'Administrator',
  description: 'Everything the company has',
  isReadOnly: true,
  grants: EVERYTHING,
};
