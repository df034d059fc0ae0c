import type { DocumentEnvironment } from '@console/api';
import { EnvDisc, environmentNames } from '@console/product';
import { Button, type ButtonProps, chakra } from '@console/ui';
import { n } from '@console/words';
import { rich } from '@console/words/rich';
import { useState } from 'react';
import { type DocumentAction, DocumentDialogs } from '../document-actions/DocumentDialogs';
import type { PromotedDocument } from './promotion-rules';

export function usePublishOnward() {
  const [publishing, setPublishing] = useState<{ from: DocumentEnvironment; action: DocumentAction }>();
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
      const environment = environmentNames[to];
      return (
        <Button
          key={from}
          variant={from === 'development' ? 'primary' : 'secondary'}
          size={size}
          icon={<EnvDisc environment={to} />}
          disabledReason={
            waiting.length === 0
              ? n(
                  documents.length,
                  'This document has no changes to publish to {environment}',
                  'None of the selected documents have changes to publish to {environment}',
                  {
                    environment,
                  },
                )
              : undefined
          }
          onClick={() => setPublishing({ from, action: { kind: 'publish', documents: waiting } })}
        >
          <span>
            {rich('<wide>Publish to </wide>{environment}', {
              environment,
              wide: (inner) => <chakra.span smDown={{ srOnly: true }}>{inner}</chakra.span>,
            })}
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
