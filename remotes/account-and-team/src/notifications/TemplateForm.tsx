import type { customerNotifications } from '@console/api';
import { useSession } from '@console/session';
import { announce, Badge, Box, Button, chakra, Flex, lazyPart, Menu, MenuItem } from '@console/ui';
import { type FormState, PageForm, useForm, useFormValues, useStepToast } from '@console/ui/form';
import { ChevronDownIcon } from '@console/ui/icons';
import { Caption, Columns, Rows } from '@console/ui/layout';
import { locale, t } from '@console/words';
import { useId, useRef } from 'react';
import { placeHoldersFor, type TemplateField } from '../templates/placeholder-rules';
import { samplesFor } from '../templates/placeholder-samples';
import { TemplateOutlook, type TemplateOutlookProps } from '../templates/TemplateOutlook';
import { isEmpty, type TemplateValues, templateSchema, textIn } from '../templates/template-schema';
import type { Insertable } from './insertion';
import { useSaveTemplate } from './notifications-queries';
import { TemplateFields } from './TemplateFields';

interface TemplateFormProps {
  type: customerNotifications.NotificationType;
  template: customerNotifications.NotificationTemplate;
  language: customerNotifications.TemplateLanguage;
  languages: readonly customerNotifications.TemplateLanguage[];
  /** Hidden forms stay mounted and keep their input. */
  isOpen: boolean;
}

export const formId = (lang: string) => `notification-template-${lang}`;

/** ACCT-168 */
export function TemplateForm({ type, template, language, languages, isOpen }: TemplateFormProps) {
  const { lang, name } = language;
  const { notificationTemplateTypeId: typeId, notificationPlaceHolders: placeHolders, displayName } = type;
  const saved = textIn(template, lang);
  const label = `${displayName}, ${name}`;
  const companyName = useSession((session) => session.customer?.name);
  const insertables = { subject: useRef<Insertable>(null), body: useRef<Insertable>(null) };
  const form = useForm({
    id: formId(lang),
    label,
    schema: templateSchema,
    values: saved,
    save: useSaveTemplate(template, typeId, label),
    toRequest: (values) => ({ ...values, language: lang }),
    labels: { subject: t('Subject', undefined, 'mail'), body: t('Body') },
    // Another type asks about unsaved changes.
    keyParams: ['type'],
  });

  const tellStep = useStepToast(form.changed.length > 0);

  function insert(placeholder: customerNotifications.NotificationPlaceHolder) {
    insertables[placeholder.targetField].current?.insert(placeholder.placeHolder);
    announce(insertedText(placeholder));
  }

  function write(values: TemplateValues) {
    form.setValue('subject', values.subject, { shouldDirty: true });
    form.setValue('body', values.body, { shouldDirty: true });
    form.clearErrors();
  }

  function copyFrom(otherLanguage: customerNotifications.TemplateLanguage) {
    const oldValues = form.getValues();
    write(textIn(template, otherLanguage.lang));
    if (isEmpty(oldValues)) return;
    tellStep(t('Copied from {name}', { name: otherLanguage.name }), () => write(oldValues));
  }

  const otherLanguages = languages.filter(
    (otherLanguage) => otherLanguage.lang !== lang && !isEmpty(textIn(template, otherLanguage.lang)),
  );
  return (
    <Flex direction="column" flex="1" pt="5" hidden={!isOpen}>
      <PageForm
        form={form}
        effect={t('Takes effect with the next email in {name}', { name: languageInSentence(lang) })}
      >
        <Rows
          data-columns="aside"
          gap="24px 32px"
          pb="8"
          gridTemplate={{ lg: `'writing placeholders' auto 'outlook placeholders' 1fr / minmax(0, 648px) 280px` }}
        >
          <Rows gap="2" gridArea={{ lg: 'writing' }}>
            <TemplateFields
              form={form}
              placeHolders={placeHolders}
              lang={lang}
              isOpen={isOpen}
              insertables={insertables}
              aside={<CopyTextMenu languages={otherLanguages} onCopy={copyFrom} />}
            />
          </Rows>
          <Box minW="0" gridArea={{ lg: 'placeholders' }}>
            <PlaceholderList placeHolders={placeHolders} form={form} onInsert={insert} />
          </Box>
          {isOpen && (
            <Box minW="0" gridArea={{ lg: 'outlook' }}>
              <Outlook
                form={form}
                saved={saved}
                samples={samplesFor(placeHolders, companyName ?? t('Your company'))}
                language={languageInSentence(lang)}
                lang={lang}
              />
            </Box>
          )}
        </Rows>
      </PageForm>
    </Flex>
  );
}

/** In the reader's language: 'på engelsk'. */
const languageInSentence = (lang: string): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(lang) ?? lang;

function insertedText({ placeHolder: name, targetField }: customerNotifications.NotificationPlaceHolder): string {
  return targetField === 'subject'
    ? t('{name} inserted in the subject', { name })
    : t('{name} inserted in the body', { name });
}

interface OutlookProps extends Omit<TemplateOutlookProps, 'text'> {
  form: FormState<TemplateValues>;
}

const Outlook = ({ form, ...props }: OutlookProps) => <TemplateOutlook {...props} text={useFormValues(form)} />;

interface CopyTextMenuProps {
  languages: readonly customerNotifications.TemplateLanguage[];
  onCopy: (language: customerNotifications.TemplateLanguage) => void;
}

function CopyTextMenu({ languages, onCopy }: CopyTextMenuProps) {
  const emptyReason = languages.length === 0 ? t('No other language has saved text') : undefined;
  const button = (
    <Button size="small" variant="quiet" disabledReason={emptyReason}>
      {t('Copy from')}
      <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />
    </Button>
  );
  if (emptyReason !== undefined) return button;
  return (
    <Menu trigger={button} align="end">
      {languages.map((language) => (
        <MenuItem key={language.lang} onSelect={() => onCopy(language)}>
          {language.name}
        </MenuItem>
      ))}
    </Menu>
  );
}

type PlaceHolder = customerNotifications.NotificationPlaceHolder;

const Required = () => <Badge>{t('Required')}</Badge>;

const RequiredBadge = lazyPart(async () => (await import('../templates/placeholder-checks')).RequiredBadge, {
  waiting: Required,
  failed: Required,
});

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
function PlaceholderList({ placeHolders, form, onInsert }: PlaceholderListProps) {
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
                      {placeholder.required && <RequiredBadge placeHolder={placeholder} text={text[field]} />}
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
