import { colors, variable } from '../src/system/tokens';
import { chakra } from '../src/ui';

export function Colours() {
  return (
    <Grid>
      {Object.keys(colors).map((name) => (
        <Line key={name}>
          <Swatch style={{ background: `var(${variable('colors', name)})` }} />
          <code>{name}</code>
        </Line>
      ))}
    </Grid>
  );
}

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
});
const Line = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '10px' } });
const Swatch = chakra('span', {
  base: { flex: 'none', w: '44px', h: '28px', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'badge' },
});
