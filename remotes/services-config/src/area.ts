import { defineArea } from '@console/contract';

export default defineArea({
  name: 'services-config',
  title: 'Services',
  groups: { Interact: { icon: 'message', order: 50 }, Viewpoint: { icon: 'view', order: 70 } },
  pages: {},
  slots: {},
});
