import type { country } from '@console/api';

export const NORWAY = { code: 'NO', name: 'Norway', currency: 'NOK' };
export const SWEDEN = { code: 'SE', name: 'Sweden', currency: 'SEK' };

/** The countries in which companies can be registered; the first is preselected. */
export const countries: country.Country[] = [
  NORWAY,
  SWEDEN,
  { code: 'DK', name: 'Denmark', currency: 'DKK' },
  { code: 'FI', name: 'Finland', currency: 'EUR' },
];
