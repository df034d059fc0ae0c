import type { DocumentEnvironment } from '@console/api';
import { EnvBadge, EnvDisc, environmentNames } from '@console/product';
import { Link } from '@console/router';
import { chakra, Flex } from '@console/ui';
import { ArrowRightIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { Fragment } from 'react';
import { documentsPath } from './document-paths';

const PATH: readonly DocumentEnvironment[] = ['development', 'test', 'production'];

export function EnvironmentPath({ current }: { current?: DocumentEnvironment }) {
  return (
    <Flex
      as="nav"
      align="center"
      gap={{ base: '1.5', smDown: '0.5' }}
      px="var(--page-inset)"
      mb="4"
      aria-label={t('Environments')}
    >
      {PATH.map((environment, index) => (
        <Fragment key={environment}>
          {index > 0 && (
            <chakra.span color="text.subtle" display={{ smDown: 'none' }}>
              <ArrowRightIcon size={14} aria-hidden />
            </chakra.span>
          )}
          {environment === current ? (
            <span aria-current="page">
              <EnvBadge environment={environment} />
            </span>
          ) : (
            <Other to={documentsPath(environment)} environment={environment}>
              <EnvDisc environment={environment} />
              {environmentNames[environment]}
            </Other>
          )}
        </Fragment>
      ))}
    </Flex>
  );
}

const Other = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '1.5rem',
    px: '2',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'medium',
    _hover: { bg: 'hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
    smDown: { h: '36px', px: '1.5' },
  },
  variants: {
    environment: {
      development: { color: 'env.development' },
      test: { color: 'env.test' },
      production: { color: 'env.production' },
    },
  },
});
