import type { CustomerEnvironment } from '@console/api';
import { EnvDisc, environmentNames } from '@console/product';
import { Box } from '@console/ui';
import { IconText, SegmentedLinks } from '@console/ui/layout';
import { ENVIRONMENTS, servicesPath } from './mfdx-paths';

/** The three environments beside each other: publishing leads from none to another. */
export function EnvironmentSwitch({ current }: { current: CustomerEnvironment }) {
  return (
    <Box mx="var(--page-inset)" mb="4">
      <SegmentedLinks
        label="Environments"
        links={ENVIRONMENTS.map((environment) => ({
          to: servicesPath(environment),
          // A service's panel is of its environment too.
          isCurrent: environment === current,
          label: (
            <>
              <IconText color={`env.${environment}`}>
                <EnvDisc environment={environment} />
              </IconText>
              {environmentNames[environment]}
            </>
          ),
        }))}
      />
    </Box>
  );
}
