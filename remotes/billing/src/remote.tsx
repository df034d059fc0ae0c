import { bindArea } from '@console/contract';
import area from './area';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {},
  slots: {},
});
