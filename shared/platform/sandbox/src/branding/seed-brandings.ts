import { companies } from '../companies/seed-companies';
import { brandings } from '../db/schema';
import type { SeedRows } from '../db/seed-rows';
import { NO_PICTURES } from './branding-rules';

export function seedBrandings(rows: SeedRows): void {
  rows.add(brandings, {
    customerId: companies.lindqvist.id,
    colors: {
      bgColor: '#f1f2ea',
      headerBgColor: '#1f3a34',
      cardBgColor: '#fffefa',
      textPrimaryColor: '#16241f',
      textSecondaryColor: '#4c5a54',
    },
    logoUrl: '',
    useCustomLogin: false,
    loginUrl: '',
    pictures: NO_PICTURES,
  });
}
