import { chakra } from '@chakra-ui/react';
import { type Environment, environmentNames } from './environments';

/** An environment: a disc that fills on the way to production, which alone is solid. */
export function EnvBadge({ environment }: { environment: Environment }) {
  return (
    <Pill environment={environment}>
      <Disc environment={environment} />
      {environmentNames[environment]}
    </Pill>
  );
}

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '22px',
    pl: '1.5',
    pr: '2',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
  },
  variants: {
    environment: {
      development: { bg: 'env.development.soft', borderColor: 'env.development.line', color: 'env.development' },
      test: { bg: 'env.test.soft', borderColor: 'env.test.line', color: 'env.test' },
      production: { bg: 'env.production.soft', borderColor: 'env.production.line', color: 'onEnvProduction' },
    },
  },
});

const Disc = chakra('span', {
  base: { flex: 'none', boxSize: '11px', borderWidth: '1.5px', borderColor: 'currentColor', borderRadius: 'full' },
  variants: {
    environment: {
      development: {},
      test: { background: 'linear-gradient(0deg, currentColor 50%, transparent 50%)' },
      production: { background: 'currentColor' },
    },
  },
});
