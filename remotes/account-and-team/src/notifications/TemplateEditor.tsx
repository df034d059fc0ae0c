import type { customerNotifications } from '@console/api';
import { type UseQueryResult, useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { Box, chakra, Flex, LoadError, Loading, Skeleton } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { LanguageTabs } from './LanguageTabs';
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

/** ACCT-172: in the place of what could not be loaded. */
export function NotificationsFailed({ queries }: { queries: readonly UseQueryResult[] }) {
  return (
    <LoadError
      title="Failed to load notification templates"
      query={{
        error: queries.find((query) => query.error)?.error ?? null,
        refetch: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
        isFetching: queries.some((query) => query.isFetching),
      }}
    />
  );
}

/** The shape of a template: title, tabs, subject and body. */
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
