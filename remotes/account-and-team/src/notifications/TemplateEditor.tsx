import type { customerNotifications } from '@console/api';
import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { Box, ChangedMark, chakra, Flex, Loaded, Loading, Skeleton, Tabs } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { t } from '@console/words';
import { isEmpty, textIn } from '../templates/template-schema';
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

interface LanguageTabsProps {
  languages: readonly customerNotifications.TemplateLanguage[];
  current: string;
  stateOf: (lang: string) => 'unsaved' | 'empty' | 'saved';
}

function LanguageTabs({ languages, current, stateOf }: LanguageTabsProps) {
  const [params] = useSearchParams();
  const addressOf = (lang: string) => {
    const next = new URLSearchParams(params);
    next.set('lang', lang);
    return `?${next}`;
  };
  return (
    <Tabs
      label={t('Languages')}
      tabs={languages.map(({ lang, name }) => {
        const state = stateOf(lang);
        return {
          to: addressOf(lang),
          isCurrent: lang === current,
          label: (
            <>
              {name}
              {state === 'unsaved' && <ChangedMark title={WORDS.unsaved} aria-hidden />}
              {state === 'empty' && <Ring title={WORDS.empty} aria-hidden />}
              {state !== 'saved' && <chakra.span srOnly>{`, ${SPOKEN[state]}`}</chakra.span>}
            </>
          ),
        };
      })}
    />
  );
}

const WORDS = { unsaved: t('Unsaved changes'), empty: t('No text yet') };
const SPOKEN = { unsaved: t('unsaved changes'), empty: t('no text yet') };

/** A ring differs from the mark of changes by shape too. */
function Ring(props: { title: string; 'aria-hidden': true }) {
  return <chakra.span boxSize="7px" border="1.5px solid" borderColor="text.subtle" borderRadius="full" {...props} />;
}
