import type { customerNotifications } from '@console/api';
import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { Box, chakra } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { LanguageTabs } from './LanguageTabs';
import { NotificationsFailed } from './NotificationsFailed';
import { TemplateSkeleton } from './NotificationsSkeleton';
import { templateQuery } from './notifications-queries';
import { formId, TemplateForm } from './TemplateForm';
import { isEmpty, textIn } from './template-schema';

interface TemplateEditorProps {
  type: customerNotifications.NotificationType;
  languages: readonly customerNotifications.TemplateLanguage[];
}

/** ACCT-158: the chosen type's texts, one language at a time. */
export function TemplateEditor({ type, languages }: TemplateEditorProps) {
  const [params] = useSearchParams();
  const query = useQuery(templateQuery(type.notificationTemplateTypeId));
  const unsaved = useUnsavedForms();
  const template = query.data;

  if (query.error) return <NotificationsFailed queries={[query]} />;
  if (!template || (query.isFetching && query.isStale)) return <TemplateSkeleton />;

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
