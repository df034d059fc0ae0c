import { z } from '@console/schema';
import { useState } from 'react';
import { Form, OneTimeSecret, SecretField, useForm } from '../src/form';
import { Button, useSave } from '../src/ui';
import { Columns, Row } from './Row';

const schema = z.object({
  stored: z.string(),
  unset: z.string().check(z.minLength(1, 'Required')),
  locked: z.string(),
});

/** Stored, required, read-only, shown once. A typed secret makes every link ask. */
export function Secrets() {
  const [isOpen, setIsOpen] = useState(false);
  const save = useSave({ mutationFn: async () => undefined, failed: 'Failed to save', isSecret: true });
  const form = useForm({
    save,
    id: 'gallery-secrets',
    label: 'Secrets',
    schema,
    values: { stored: '', unset: '', locked: '' },
    labels: { stored: 'Client secret', unset: 'API key', locked: 'SFTP password' },
    secrets: ['stored', 'unset', 'locked'],
    leaveQuestion: { title: 'Leave without storing the secrets?', text: 'What you have typed is in no draft.' },
  });
  return (
    <>
      <Form form={form} submitLabel="Save">
        <Columns>
          <SecretField form={form} name="stored" isStored />
          <SecretField form={form} name="unset" isStored={false} required />
          <SecretField form={form} name="locked" isStored readOnly="Read-only in production" />
        </Columns>
      </Form>
      {isOpen ? (
        <OneTimeSecret
          title="Member portal is ready to use"
          secret="sample_9fQ2-xT7v-Lk04-Wm81-aZe3-Rb6y-Hn5c-Ud0p"
          details={[
            { label: 'Client name', value: 'Member portal' },
            { label: 'Client ID', identifier: '5d8a61f3-70ce-4b29-a1d4-000000000431' },
            { label: 'Mutual TLS', value: 'On' },
          ]}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Row>
          <Button onClick={() => setIsOpen(true)}>Create a client</Button>
        </Row>
      )}
    </>
  );
}
