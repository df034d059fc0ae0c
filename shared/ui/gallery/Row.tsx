import { chakra } from '../src/ui';

export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

export const Columns = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
});
