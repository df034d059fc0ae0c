import type { customerNotifications } from '@console/api';
import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { Box, chakra, Flex, Loaded, Loading, Skeleton } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { t } from '@console/words';
import { isEmpty, textIn } from '../templates/template-schema';
import { LanguageTabs } from './LanguageTabs';
import { templateQuery } from './notifications-queries';
import { formId, TemplateForm } from './TemplateForm';

/** ACCT-172 */
export const LOAD_FAILED = t('Failed to load notification templates');

interface TemplateEditorProps {
  type: customerNotifications.NotificationType;
  languages: readonly customerNotifications.TemplateLanguage[];
}

/** ACCT-158 */
export function TemplateEditor({ type, languages }: TemplateEditorProps) {
  return (
    <Loaded
      query={useQuery(templateQuery(type.notificationTemplateTypeId))}
      failureMessage={LOAD_FAILED}
      skeleton={<TemplateSkeleton />}
    >
      {(template) => <Languages type={type} languages={languages} template={template} />}
    </Loaded>
  );
}

interface LanguagesProps extends TemplateEditorProps {
  template: customerNotifications.NotificationTemplate;
}

function Languages({ type, languages, template }: LanguagesProps) {
  const [params] = useSearchParams();
  const unsaved = useUnsavedForms();
  const current = languages.find(({ lang }) => lang === params.get('lang')) ?? languages[0];
  const stateOf = (lang: string) => {
    if (unsaved.includes(formId(lang))) return 'unsaved';
    return isEmpty(textIn(template, lang)) ? 'empty' : 'saved';
  };
  return (
    <>
      <Box px="var(--page-inset)">
        <chakra.h2 textStyle="lg" mb="1">
          {type.displayName}
        </chakra.h2>
        <LanguageTabs languages={languages} current={current?.lang ?? ''} stateOf={stateOf} />
      </Box>
      {languages.map((language) => (
        <TemplateForm
          key={language.lang}
          type={type}
          template={template}
          language={language}
          languages={languages}
          isOpen={language === current}
        />
      ))}
    </>
  );
}

export function TemplateSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="6" px="var(--page-inset)" pt="2">
        <Skeleton w="180px" h="16px" />
        <Flex gap="5">
          <Skeleton w="56px" />
          <Skeleton w="88px" />
          <Skeleton w="64px" />
        </Flex>
        <Skeleton w="full" maxW="620px" h="control" borderRadius="control" />
        <Skeleton w="full" maxW="620px" h="220px" borderRadius="control" />
      </Flex>
    </Loading>
  );
}
