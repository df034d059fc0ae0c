import { defineArea } from '@console/contract';

export default defineArea({
  name: 'billing',
  title: 'Billing',
  groups: { Billing: { icon: 'billing', order: 80 } },
  pages: {},
  slots: {},
});
