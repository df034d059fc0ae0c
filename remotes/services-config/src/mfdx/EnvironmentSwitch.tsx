import type { CustomerEnvironment } from '@console/api';
import { EnvDisc, environmentNames } from '@console/product';
import { NavLink } from '@console/router';
import { chakra, Flex } from '@console/ui';
import { ENVIRONMENTS, servicesPath } from './mfdx-paths';

/** The three environments beside each other: publishing leads from none to another. */
export function EnvironmentSwitch({ current }: { current: CustomerEnvironment }) {
  return (
    <Flex
      as="nav"
      alignSelf={{ base: 'flex-start', smDown: 'stretch' }}
      gap="0.5"
      p="0.5"
      mx="var(--page-inset)"
      mb="4"
      borderRadius="control"
      bg="pressed"
      aria-label="Environments"
    >
      {ENVIRONMENTS.map((environment) => (
        <Choice
          key={environment}
          to={servicesPath(environment)}
          // A service's panel is of its environment too.
          aria-current={environment === current ? 'page' : undefined}
        >
          <chakra.span display="flex" color={`env.${environment}`}>
            <EnvDisc environment={environment} />
          </chakra.span>
          {environmentNames[environment]}
        </Choice>
      ))}
    </Flex>
  );
}

const Choice = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    h: 'control.small',
    px: '3',
    borderRadius: 'badge',
    color: 'text.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
    '&[aria-current=page]': {
      bg: 'surface',
      color: 'text',
      boxShadow: '0 0 0 1px var(--colors-border-strong), var(--shadows-1)',
    },
    '&:focus-visible': { boxShadow: 'var(--ring)' },
    smDown: { flex: 1, h: '36px', px: '1', textStyle: 'xs' },
    '@media (forced-colors: active)': { '&[aria-current=page]': { borderWidth: '1px' } },
  },
});
