import type { CustomerEnvironment } from '@console/api';
import { EnvDisc, environmentNames } from '@console/product';
import { Box } from '@console/ui';
import { IconText, SegmentedLinks } from '@console/ui/layout';
import { t } from '@console/words';
import { ENVIRONMENTS, servicesPath } from './mfdx-paths';

/** Equal environments: publishing stays within one. */
export function EnvironmentSwitch({ current }: { current: CustomerEnvironment }) {
  return (
    <Box mx="var(--page-inset)" mb="4">
      <SegmentedLinks
        label={t('Environments')}
        links={ENVIRONMENTS.map((environment) => ({
          to: servicesPath(environment),
          isCurrent: environment === current,
          label: (
            <>
              <IconText style={{ color: `var(--colors-env-${environment})` }}>
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
