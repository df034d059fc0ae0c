import type { country } from '@console/api';
import { translated } from '@console/words';
import { later } from '@console/words/later';

export const NORWAY = { code: 'NO', name: later('Norway'), currency: 'NOK' };

/** The console preselects the first. */
export const countries: country.Country[] = [
  NORWAY,
  { code: 'SE', name: later('Sweden'), currency: 'SEK' },
  { code: 'DK', name: later('Denmark'), currency: 'DKK' },
  { code: 'FI', name: later('Finland'), currency: 'EUR' },
];

export const inWords = ({ name, ...rest }: country.Country): country.Country => ({ ...rest, name: translated(name) });
