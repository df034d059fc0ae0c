import { texts, type version } from '@console/api';
import { useAddressedDialog } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useParams } from '@console/router';
import { z } from '@console/schema';
import { isEmail } from '@console/schema/emails';
import {
  Box,
  Button,
  CopyButton,
  chakra,
  Dialog,
  EmptyState,
  Flex,
  LinkButton,
  LoadError,
  Loading,
  Page,
  PageHeader,
  type PageHeaderProps,
  Skeleton,
  TextInput,
} from '@console/ui';
import { Form, FormField, useForm } from '@console/ui/form';
import { ArrowLeftIcon, LinkIcon, MailIcon } from '@console/ui/icons';
import { t } from '@console/words';
import {
  isPackageId,
  packageTitle,
  RELEASE_PACKAGES_PATH,
  releasePackagePath,
} from '../release-packages/release-package-rules';
import { releasePackageQuery, useShareReleasePackage } from '../release-packages/release-packages-queries';
import { PackageDetails } from './PackageDetails';

export function ReleasePackagePage() {
  const { packageId = '' } = useParams();
  return isPackageId(packageId) ? <PackagePage packageId={packageId} /> : <NoPackagePage packageId={packageId} />;
}

function NoPackagePage({ packageId }: { packageId: string }) {
  return (
    <Page>
      <PackageHeader title={t('Release package')} />
      <EmptyState condition="nothing-found" title={t('This release package doesn’t exist')} action={<AllPackages />}>
        {t('“{packageId}” isn’t a package number. The link may be incomplete.', { packageId })}
      </EmptyState>
    </Page>
  );
}

const AllPackages = () => <LinkButton to={RELEASE_PACKAGES_PATH}>{t('All release packages')}</LinkButton>;

function PackagePage({ packageId }: { packageId: string }) {
  const query = useQuery(releasePackageQuery(packageId));
  const { data } = query;

  if (data) {
    return (
      <Page>
        <PackageHeader title={packageTitle(data)} action={<PackageActions releasePackage={data} />} />
        <PackageDetails releasePackage={data} />
      </Page>
    );
  }
  return (
    <Page>
      <PackageHeader title={t('Release package')} />
      {query.error ? (
        <LoadError title={t('Failed to load package')} query={query} action={<AllPackages />} />
      ) : (
        <PackageSkeleton />
      )}
    </Page>
  );
}

/** VERS-024: `state.from`, else the list. */
function PackageHeader(props: Pick<PageHeaderProps, 'title' | 'summary' | 'action'>) {
  const { state } = useLocation();
  return (
    // As wide as the text and its contents.
    <Box maxW="calc(1008px + 2 * var(--page-inset))">
      <PageHeader
        {...props}
        crumb={
          <Box ms="-8px" _print={{ display: 'none' }}>
            <LinkButton
              variant="quiet"
              size="small"
              icon={<ArrowLeftIcon />}
              to={isPath(state?.from) ? state.from : RELEASE_PACKAGES_PATH}
            >
              {t('Back')}
            </LinkButton>
          </Box>
        }
      />
    </Box>
  );
}

const isPath = (from: unknown): from is string => typeof from === 'string' && /^\/(?!\/)/.test(from);

function PackageActions({ releasePackage }: { releasePackage: version.ReleasePackageDetails }) {
  const sharing = useAddressedDialog('share');
  return (
    <>
      <CopyButton text={linkTo(releasePackage)} icon={<LinkIcon />}>
        {t('Copy link')}
      </CopyButton>
      <Button icon={<MailIcon />} onClick={sharing.open}>
        {t('Share by e-mail')}
      </Button>
      {sharing.isOpen && <ShareDialog releasePackage={releasePackage} onClose={sharing.close} />}
    </>
  );
}

const linkTo = ({ packageId }: version.ReleasePackage) => `${location.origin}${releasePackagePath(packageId)}`;

const LINES = ['88%', '94%', '72%', '90%', '60%'];

function PackageSkeleton() {
  return (
    <Box px="var(--page-inset)" maxW="760px">
      <Loading>
        <Skeleton h="62px" w="full" borderRadius="card" />
        {[0, 1, 2].map((section) => (
          <Flex key={section} direction="column" gap="3" mt="8" style={{ opacity: 1 - section * 0.3 }}>
            <Skeleton w="160px" h="14px" />
            {LINES.map((width) => (
              <Skeleton key={width} style={{ width }} />
            ))}
          </Flex>
        ))}
      </Loading>
    </Box>
  );
}

/** VERS-027 */
const shareSchema = z.object({
  email: texts.email.check(z.refine((email) => isEmail(email), t('Invalid e-mail'))),
});

interface ShareDialogProps {
  releasePackage: version.ReleasePackageDetails;
  onClose: () => void;
}

/** VERS-027 */
function ShareDialog({ releasePackage, onClose }: ShareDialogProps) {
  const share = useShareReleasePackage(releasePackage);
  const form = useForm({
    id: 'share-release-package',
    label: t('Share by e-mail'),
    schema: shareSchema,
    values: { email: '' },
    labels: { email: t('Email address') },
    keyParams: ['share'],
    save: share,
    toRequest: ({ email }) => email,
    onSaved: onClose,
  });

  return (
    <Dialog title={t('Share by e-mail')} onClose={onClose} busy={share.isPending}>
      <chakra.p color="text.muted">
        {t('The email contains all details of {package} and the changelogs of its applications.', {
          package: packageTitle(releasePackage),
        })}
      </chakra.p>
      <Form
        form={form}
        inDialog
        submitLabel={t('Send')}
        submittingLabel={t('Sending')}
        back={<Button onClick={onClose}>{t('Cancel')}</Button>}
      >
        <FormField form={form} name="email" required>
          {(field) => <TextInput {...field} inputMode="email" spellCheck={false} autoComplete="email" data-autofocus />}
        </FormField>
      </Form>
    </Dialog>
  );
}
