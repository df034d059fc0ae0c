import { useSearchParams } from '@console/router';
import { Box, EmptyState, Loading, lazyPart, Segmented, Skeleton } from '@console/ui';
import { t } from '@console/words';
import type { Samples } from './placeholder-samples';
import { isEmpty, type TemplateValues } from './template-schema';

// Parser and diff load when first shown.
const MailPreview = lazyPart(async () => (await import('./MailPreview')).MailPreview, { waiting: () => <Waiting /> });
const TemplateChanges = lazyPart(async () => (await import('./TemplateChanges')).TemplateChanges, {
  waiting: () => <Waiting />,
});

export interface TemplateOutlookProps {
  saved: TemplateValues;
  text: TemplateValues;
  samples: Samples;
  /** In a sentence of the reader. */
  language: string;
  lang: string;
}

export function TemplateOutlook({ saved, text, samples, language, lang }: TemplateOutlookProps) {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'changes' ? 'changes' : 'preview';

  function show(next: 'preview' | 'changes') {
    setParams(
      (current) => {
        if (next === 'changes') current.set('view', next);
        else current.delete('view');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section aria-label={t('Preview and changes')}>
      <Box mb="3">
        <Segmented label={t('Show')} options={VIEWS} value={view} onChange={show} />
      </Box>
      {view === 'changes' ? (
        <TemplateChanges saved={saved} text={text} />
      ) : isEmpty(text) ? (
        <EmptyState level="h3" title={t('No text in {language} yet', { language })}>
          {t('Write the text, or copy it from another language and translate it.')}
        </EmptyState>
      ) : (
        <MailPreview text={text} samples={samples} lang={lang} label={t('Email in {language}', { language })} />
      )}
    </section>
  );
}

const VIEWS = [
  { value: 'preview', label: t('Preview') },
  { value: 'changes', label: t('Changes') },
] as const;

function Waiting() {
  return (
    <Loading>
      <Skeleton w="full" h="180px" borderRadius="card" />
    </Loading>
  );
}
