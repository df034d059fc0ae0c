/** Layout of screens. Loads with the first page that uses this entry. */
export { SegmentedLinks } from './choices/SegmentedLinks';
export { Caption, IconText } from './layout/Caption';
export { Card, CardRow } from './layout/Card';
export { CodeBlock, CodeScroll } from './layout/CodeBlock';
export { Aside, Columns, Rows } from './layout/Columns';
export { IconList } from './layout/IconList';
export { Preview, PreviewSkeleton, WithPreview } from './layout/Preview';
