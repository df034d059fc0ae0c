import { chakra, Flex, LockedNote, Switch } from '@console/ui';
import type { FormState } from '@console/ui/form';
import { Caption, Rows } from '@console/ui/layout';
import { type ReactNode, useId } from 'react';
import type { WebEditorValues } from './web-editor-schema';

interface SwitchSectionProps {
  form: FormState<WebEditorValues>;
  name: 'endFormEnabled' | 'pdfAttachmentEnabled' | 'previewHtmlEnabled' | 'requireEditorAuth' | 'textLibraryEnabled';
  hint: string;
  /** Turning off stays possible. */
  disabledReason?: string | undefined;
  onToggle?: () => void;
  /** Hidden fields keep their values until the save. */
  children?: ReactNode;
}

export function SwitchSection({ form, name, hint, disabledReason, onToggle, children }: SwitchSectionProps) {
  const id = useId();
  const isOn = form.watch(name);
  const isBlocked = disabledReason !== undefined && !isOn;
  return (
    <Rows as="section" gap="3" py="4" borderTopWidth="1px" aria-labelledby={id}>
      <Flex alignItems="center" gap="3">
        <chakra.div flex="1" minW="0">
          <chakra.h3 id={id} textStyle="md" fontWeight="strong">
            <label htmlFor={`${id}-switch`}>{form.labels[name]}</label>
          </chakra.h3>
          <Caption id={`${id}-hint`}>{hint}</Caption>
        </chakra.div>
        <span id={`${id}-reason`}>{isBlocked && <LockedNote>{disabledReason}</LockedNote>}</span>
        <Switch
          id={`${id}-switch`}
          aria-describedby={`${id}-hint ${id}-reason`}
          checked={isOn}
          readOnly={isBlocked}
          onChange={(event) => {
            form.setValue(name, event.target.checked, { shouldDirty: true });
            onToggle?.();
          }}
        />
      </Flex>
      {isOn && children}
    </Rows>
  );
}
