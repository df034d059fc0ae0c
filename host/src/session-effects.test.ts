import type { customer } from '@console/api';
import { createQueryClient } from '@console/query';
import { sessionStore } from '@console/session';
import { connectSession } from './session-effects';

const COLORS = {
  bgColor: '#eef1ec',
  headerBgColor: '#1f3a34',
  cardBgColor: '#ffffff',
  textPrimaryColor: '#111827',
  textSecondaryColor: '#52525b',
};
const company = (brandColors: typeof COLORS | null): customer.Customer => ({
  name: 'Fjellheim Pensjon AS',
  orgNumber: '999 000 111',
  country: null,
  currentPlan: null,
  licenses: [],
  activeProducts: [],
  billingAddress: null,
  visitingAddress: null,
  contactPerson: null,
  brandColors,
});

test('INTG-183 the frame takes the colours of the company that is worked for, and gives them up for one without', () => {
  connectSession(createQueryClient());
  const stored = () => localStorage.getItem('console-branding');
  sessionStore.setState({ customer: company(COLORS) });
  expect(stored()).toContain('--colors-bg:#eef1ec');
  // Of a session that begins anew nothing is known yet, so nothing changes.
  sessionStore.setState({ customer: undefined });
  expect(stored()).toContain('--colors-bg:#eef1ec');
  sessionStore.setState({ customer: company(null) });
  expect(stored()).toBeNull();
});
