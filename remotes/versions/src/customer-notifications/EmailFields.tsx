import { customer } from '@console/api';
import { Box, Button, chakra, Flex, IconButton, TextInput } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { AddIcon, CloseIcon } from '@console/ui/icons';
import { Caption, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NotificationsValues } from './customer-notifications-schema';

const MOST = customer.RELEASE_NOTIFICATION_EMAILS;

/** VERS-032, VERS-033 */
export function EmailFields({ form }: { form: FormState<NotificationsValues> }) {
  const emails = form.watch('emails');
  const lines = useRef<HTMLFieldSetElement>(null);

  function change(next: string[], focused: number) {
    // The new field must exist before the focus.
    flushSync(() => form.setValue('emails', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }));
    lines.current?.querySelectorAll('input')[focused]?.focus();
  }
  const add = () => change([...emails, ''], emails.length);
  function remove(at: number) {
    const otherEmails = emails.filter((_, index) => index !== at);
    change(otherEmails.length > 0 ? otherEmails : [''], Math.min(at, otherEmails.length - 1));
  }

  return (
    <Rows as="fieldset" ref={lines}>
      <chakra.legend fontWeight="medium">{t('Email addresses')}</chakra.legend>
      <Caption>
        {emails.some((email) => email.trim() !== '')
          ? t('Up to {most} addresses, inside or outside the company.', { most: MOST })
          : t('Add at least one address, or no one will be notified.')}
      </Caption>
      {emails.map((_, index) => (
        <Flex key={index} gap="1">
          <Box flex="1" minW="0">
            <FormField
              form={form}
              name={`emails.${index}`}
              label={<chakra.span srOnly>{t('Email {number}', { number: index + 1 })}</chakra.span>}
            >
              {(field) => (
                <TextInput {...field} inputMode="email" spellCheck={false} placeholder={t('name@company.com')} />
              )}
            </FormField>
          </Box>
          {(emails.length > 1 || emails[0] !== '') && (
            <Box mt="1.5">
              <IconButton
                label={t('Remove email {number}', { number: index + 1 })}
                icon={<CloseIcon />}
                onClick={() => remove(index)}
              />
            </Box>
          )}
        </Flex>
      ))}
      <Box mt="2">
        <Button
          icon={<AddIcon />}
          onClick={add}
          disabledReason={emails.length >= MOST ? t('You can add up to {most} addresses', { most: MOST }) : undefined}
        >
          {t('Add email')}
        </Button>
      </Box>
    </Rows>
  );
}
