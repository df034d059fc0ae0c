export { formatCount } from '@console/schema';
