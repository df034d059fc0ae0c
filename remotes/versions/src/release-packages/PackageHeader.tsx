import { useLocation } from '@console/router';
import { chakra, LinkButton, PageHeader, type PageHeaderProps } from '@console/ui';
import { ArrowLeftIcon } from '@console/ui/icons';
import { RELEASE_PACKAGES_PATH } from './release-package-paths';

/** VERS-024: Back returns to the page that one came from; who came by a link from outside gets the list. */
export function PackageHeader(props: Pick<PageHeaderProps, 'title' | 'facts' | 'action'>) {
  const { state } = useLocation();
  return (
    <PageHeader
      {...props}
      crumb={
        <Back>
          <LinkButton
            look="quiet"
            size="small"
            icon={<ArrowLeftIcon />}
            to={isPath(state?.from) ? state.from : RELEASE_PACKAGES_PATH}
          >
            Back
          </LinkButton>
        </Back>
      }
    />
  );
}

const isPath = (from: unknown): from is string => typeof from === 'string' && /^\/(?!\/)/.test(from);

const Back = chakra('div', { base: { ms: '-8px', _print: { display: 'none' } } });
