import { texts, type version } from '@console/api';
import { z } from '@console/schema';
import { isEmail } from '@console/schema/emails';
import { Button, chakra, Dialog, TextInput } from '@console/ui';
import { Form, FormField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { packageTitle } from '../release-packages/release-package-rules';
import { useShareReleasePackage } from '../release-packages/release-packages-queries';

/** VERS-027 */
const shareSchema = z.object({
  email: texts.email.check(z.refine((email) => isEmail(email), t('Invalid e-mail'))),
});

const emptyShare = { email: '' };
const SHARE = ['share'];

interface ShareDialogProps {
  releasePackage: version.ReleasePackageDetails;
  onClose: () => void;
}

/** VERS-027 */
export function ShareDialog({ releasePackage, onClose }: ShareDialogProps) {
  const share = useShareReleasePackage(releasePackage);
  const form = useForm({
    id: 'share-release-package',
    label: t('Share by e-mail'),
    schema: shareSchema,
    values: emptyShare,
    labels: { email: t('Email address') },
    keyParams: SHARE,
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
