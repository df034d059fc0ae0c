import type { ReleaseLine } from '@console/contract/releases';
import { Badge, Flex } from '@console/ui';
import {
  AlertIcon,
  CloseIcon,
  DeleteIcon,
  LockIcon,
  PublicIcon,
  PublishIcon,
  SettingsIcon,
  SuccessIcon,
  UndoIcon,
  UploadIcon,
  VersionIcon,
} from '@console/ui/icons';
import { t } from '@console/words';
import type { ComponentProps, ReactNode } from 'react';
import { ACTION_WORDS, type ActionWord, actionWord } from './line-words';

type Tone = ComponentProps<typeof Badge>['tone'];

const BADGES: Record<ActionWord, readonly [tone: NonNullable<Tone>, icon: ReactNode]> = {
  Publish: ['neutral', <UploadIcon key="icon" />],
  Sign: ['neutral', <SuccessIcon key="icon" />],
  Promote: ['success', <PublishIcon key="icon" />],
  Rollback: ['danger', <UndoIcon key="icon" />],
  Canary: ['info', <VersionIcon key="icon" />],
  'Canary ended': ['warning', <CloseIcon key="icon" />],
  Allow: ['accent', <PublicIcon key="icon" />],
  Disallow: ['neutral', <LockIcon key="icon" />],
  Retire: ['warning', <DeleteIcon key="icon" />],
  Clean: ['neutral', <DeleteIcon key="icon" />],
  Unlock: ['neutral', <SettingsIcon key="icon" />],
};

export function ActionBadges({ line }: { line: ReleaseLine }) {
  const word = actionWord(line);
  const [tone, icon] = BADGES[word];
  return (
    <Flex as="span" gap="1" display="inline-flex">
      <Badge tone={tone}>
        {icon}
        {ACTION_WORDS[word]}
      </Badge>
      {line.forced && (
        <Badge tone="danger">
          <AlertIcon />
          {t('Forced')}
        </Badge>
      )}
    </Flex>
  );
}
