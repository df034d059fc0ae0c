import type { version } from '@console/api';
import { Button, CopyButton } from '@console/ui';
import { LinkIcon, MailIcon } from '@console/ui/icons';
import { useState } from 'react';
import { releasePackagePath } from './release-package-paths';
import { ShareDialog } from './ShareDialog';

export function PackageActions({ releasePackage }: { releasePackage: version.ReleasePackageDetails }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <CopyButton text={linkTo(releasePackage)} icon={<LinkIcon />}>
        Copy link
      </CopyButton>
      <Button look="primary" icon={<MailIcon />} onClick={() => setIsSharing(true)}>
        Share by e-mail
      </Button>
      {isSharing && <ShareDialog releasePackage={releasePackage} onClose={() => setIsSharing(false)} />}
    </>
  );
}

/** Without the place on the page and without the way here: for somebody else. */
const linkTo = ({ packageId }: version.ReleasePackage) => `${location.origin}${releasePackagePath(packageId)}`;
