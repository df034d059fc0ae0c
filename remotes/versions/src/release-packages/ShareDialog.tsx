import type { version } from '@console/api';
import { Button, chakra, Dialog, TextInput, toast } from '@console/ui';
import { Form, FormField, useForm } from '@console/ui/form';
import { packageTitle } from './release-package-rules';
import { useShareReleasePackage } from './release-packages-queries';
import { emptyShare, shareSchema } from './share-schema';

interface ShareDialogProps {
  releasePackage: version.ReleasePackageDetails;
  onClose: () => void;
}

/** VERS-027: asks whom to send the package to. */
export function ShareDialog({ releasePackage, onClose }: ShareDialogProps) {
  const share = useShareReleasePackage(releasePackage);
  const form = useForm({
    id: 'share-release-package',
    label: 'Share by e-mail',
    schema: shareSchema,
    values: emptyShare,
    labels: { email: 'E-mail address' },
  });

  return (
    <Dialog title="Share by e-mail" onClose={onClose} busy={share.isPending}>
      <chakra.p color="text.muted">
        {packageTitle(releasePackage)} is sent with all its information and the changelogs of its applications.
      </chakra.p>
      <Form
        form={form}
        onSubmit={({ email }) =>
          share.mutate(email.trim(), {
            onSuccess() {
              toast.success('E-mail with package details has been issued');
              onClose();
            },
          })
        }
        isSubmitting={share.isPending}
        submitError={share.error}
        failureMessage="Failed to share the details"
        inDialog
        submitLabel="Send"
        submittingLabel="Sending"
        back={<Button onClick={onClose}>Cancel</Button>}
      >
        <FormField form={form} name="email" required>
          {(field) => <TextInput {...field} type="email" inputMode="email" autoComplete="email" data-autofocus />}
        </FormField>
      </Form>
    </Dialog>
  );
}
