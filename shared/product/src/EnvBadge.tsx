import { chakra, Flex } from '@console/ui';
import { ArrowRightIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { type Environment, environmentNames } from './environments';

interface EnvBadgeProps {
  environment: Environment;
  /** Leaves out the pill, for rows of environments. */
  plain?: boolean;
}

/** Disc: empty development, half test, full production. */
export function EnvBadge({ environment, plain = false }: EnvBadgeProps) {
  return plain ? (
    <Plain>
      <chakra.span display="flex" style={{ color: `var(--colors-env-${environment})` }}>
        <EnvDisc environment={environment} />
      </chakra.span>
      {environmentNames[environment]}
    </Plain>
  ) : (
    <Pill environment={environment}>
      <EnvDisc environment={environment} />
      {environmentNames[environment]}
    </Pill>
  );
}

const Plain = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontWeight: 'strong', whiteSpace: 'nowrap' },
});

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '1.375rem',
    ps: '1.5',
    pe: '2',
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

export const EnvDisc = chakra('span', {
  base: { flex: 'none', boxSize: '11px', borderWidth: '1.5px', borderColor: 'currentColor', borderRadius: 'full' },
  variants: {
    environment: {
      development: {},
      test: { background: 'linear-gradient(0deg, currentColor 50%, transparent 50%)' },
      production: { background: 'currentColor' },
    },
  },
});
/** Decoration: the page names the environment. */
export const EnvironmentStrip = chakra('span', {
  base: { position: 'absolute', insetInline: 0, top: 0, zIndex: 'sticky', height: '3px' },
  variants: {
    environment: {
      development: { bg: 'env.development' },
      test: { bg: 'env.test' },
      production: { bg: 'env.production' },
    },
  },
});

/** 'Development → Test' */
export function EnvironmentStep({ from, to }: { from: Environment; to: Environment }) {
  return (
    <Flex align="center" gap="2" mb="2">
      <EnvBadge environment={from} />
      <ArrowRightIcon size={14} strokeWidth={2} aria-label={t('to')} />
      <EnvBadge environment={to} />
    </Flex>
  );
}
