/** The parts that screens are laid out with. Fetched with the first page that uses one. */
export { Caption, IconText } from './layout/Caption';
export { Card } from './layout/Card';
export { Columns, Rows } from './layout/Columns';
