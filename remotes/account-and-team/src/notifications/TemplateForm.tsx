import type { customerNotifications } from '@console/api';
import { useSession } from '@console/session';
import { announce, Box, Button, Flex, Menu, MenuItem } from '@console/ui';
import { type FormState, PageForm, useForm, useFormValues, useStepToast } from '@console/ui/form';
import { ChevronDownIcon } from '@console/ui/icons';
import { Rows } from '@console/ui/layout';
import { locale, t } from '@console/words';
import { useRef } from 'react';
import { samplesFor } from '../templates/placeholder-samples';
import { TemplateOutlook, type TemplateOutlookProps } from '../templates/TemplateOutlook';
import { isEmpty, type TemplateValues, templateSchema, textIn } from '../templates/template-schema';
import type { Insertable } from './insertion';
import { useSaveTemplate } from './notifications-queries';
import { PlaceholderList } from './PlaceholderList';
import { TemplateFields } from './TemplateFields';

/** Another type asks about unsaved changes. */
const CHOOSES_TYPE = ['type'] as const;

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
    keyParams: CHOOSES_TYPE,
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
