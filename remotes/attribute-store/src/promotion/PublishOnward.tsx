import type { DocumentEnvironment } from '@console/api';
import { EnvDisc, environmentNames } from '@console/product';
import { Button, type ButtonProps, chakra } from '@console/ui';
import { useState } from 'react';
import { type DocumentAction, DocumentDialogs } from '../document-actions/DocumentDialogs';
import type { PromotedDocument } from './promotion-rules';

/** The open action, and the environment whose documents it publishes. */
interface Publishing {
  from: DocumentEnvironment;
  action: DocumentAction;
}

/** The buttons that publish documents to Test or to Production, and the dialog that they open. */
export function usePublishOnward() {
  const [publishing, setPublishing] = useState<Publishing>();
  const dialog = (
    <DocumentDialogs
      environment={publishing?.from ?? 'development'}
      action={publishing?.action}
      onAct={(action) => setPublishing(action && { from: publishing?.from ?? 'development', action })}
    />
  );
  const buttons = (documents: readonly PromotedDocument[], size?: ButtonProps['size']) =>
    STEPS.map(({ from, to }) => {
      const waiting = documents.flatMap(({ [from]: version }) => (version?.hasChanged ? version : []));
      const [it, waits] = documents.length === 1 ? ['It', 'does not wait'] : ['None of them', 'waits'];
      return (
        <Button
          key={from}
          variant={from === 'development' ? 'primary' : 'secondary'}
          size={size}
          icon={<EnvDisc environment={to} />}
          disabledReason={waiting.length === 0 ? `${it} ${waits} for ${environmentNames[to]}` : undefined}
          onClick={() => setPublishing({ from, action: { kind: 'publish', documents: waiting } })}
        >
          <span>
            <chakra.span smDown={{ srOnly: true }}>Publish to </chakra.span>
            {environmentNames[to]}
          </span>
        </Button>
      );
    });
  return { buttons, dialog };
}

const STEPS = [
  { from: 'development', to: 'test' },
  { from: 'test', to: 'production' },
] as const;
