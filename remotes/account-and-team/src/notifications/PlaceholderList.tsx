import type { customerNotifications } from '@console/api';
import { Badge, Button, chakra, Flex } from '@console/ui';
import { type FormState, useFormValues } from '@console/ui/form';
import { WarningIcon } from '@console/ui/icons';
import { Caption, Columns } from '@console/ui/layout';
import { t } from '@console/words';
import { useId } from 'react';
import { isMissing, placeHoldersFor, type TemplateField } from '../templates/placeholder-rules';
import type { TemplateValues } from '../templates/template-schema';

type PlaceHolder = customerNotifications.NotificationPlaceHolder;

interface PlaceholderListProps {
  placeHolders: readonly PlaceHolder[];
  form: FormState<TemplateValues>;
  onInsert: (placeHolder: PlaceHolder) => void;
}

const FIELDS: { field: TemplateField; title: string }[] = [
  { field: 'subject', title: t('For the subject') },
  { field: 'body', title: t('For the body') },
];

/** ACCT-159 */
export function PlaceholderList({ placeHolders, form, onInsert }: PlaceholderListProps) {
  const titleId = useId();
  const text = useFormValues(form);
  const groups = FIELDS.map((group) => ({ ...group, own: placeHoldersFor(placeHolders, group.field) }));
  return (
    <chakra.aside minW="0" aria-labelledby={titleId}>
      <chakra.h3 id={titleId} textStyle="md" fontWeight="strong">
        {t('Placeholders')}
      </chakra.h3>
      <Caption>{t('Choose a placeholder to insert it at the cursor.')}</Caption>
      {groups.map(
        ({ field, title, own }) =>
          own.length > 0 && (
            <section key={field} aria-label={title}>
              <chakra.h4 mt="4" mb="2" textStyle="xs" color="text.subtle">
                {title}
              </chakra.h4>
              <Columns as="ul" columnGap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))">
                {own.map((placeholder) => (
                  <chakra.li py="2" borderTopWidth="1px" key={placeholder.placeHolder}>
                    <Flex align="center" gap="2" wrap="wrap">
                      <Button
                        size="small"
                        aria-label={insertLabel(placeholder, field)}
                        onClick={() => onInsert(placeholder)}
                      >
                        <chakra.code fontFamily="mono" textStyle="xs">
                          {placeholder.placeHolder}
                        </chakra.code>
                      </Button>
                      {placeholder.required && <Required isMissing={isMissing(placeholder, text[field])} />}
                    </Flex>
                    <Caption mt="1">{placeholder.description}</Caption>
                  </chakra.li>
                ))}
              </Columns>
            </section>
          ),
      )}
    </chakra.aside>
  );
}

function insertLabel({ placeHolder: name }: PlaceHolder, field: TemplateField): string {
  return field === 'subject' ? t('Insert {name} in the subject', { name }) : t('Insert {name} in the body', { name });
}

function Required({ isMissing: isLeftOut }: { isMissing: boolean }) {
  if (!isLeftOut) return <Badge>{t('Required')}</Badge>;
  return (
    <Badge tone="warning">
      <WarningIcon aria-hidden />
      {t('Required, missing')}
    </Badge>
  );
}
