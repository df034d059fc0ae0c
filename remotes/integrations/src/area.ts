import { defineArea } from '@console/contract';

export default defineArea({
  name: 'integrations',
  title: 'Integrations',
  groups: { Integration: { icon: 'integration', order: 60 } },
  pages: {},
  slots: {},
});
