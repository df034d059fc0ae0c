import { chakra, EmptyState } from '@console/ui';
import { CodeBlock } from '@console/ui/layout';
import { t } from '@console/words';
import { diffWordsWithSpace } from 'diff';
import type { TemplateValues } from './template-schema';

export function TemplateChanges({ saved, text }: { saved: TemplateValues; text: TemplateValues }) {
  if (saved.subject === text.subject && saved.body === text.body) {
    return (
      <EmptyState level="h3" title={t('Nothing has changed')}>
        {t('Your changes appear here beside the saved text.')}
      </EmptyState>
    );
  }
  return (
    <>
      <Difference
        name={t('Subject', undefined, 'mail')}
        label={t('Changes to subject')}
        saved={saved.subject}
        text={text.subject}
      />
      <Difference name={t('Body')} label={t('Changes to body')} saved={saved.body} text={text.body} />
    </>
  );
}

interface DifferenceProps {
  name: string;
  label: string;
  saved: string;
  text: string;
}

function Difference({ name, label, saved, text }: DifferenceProps) {
  if (saved === text) return null;
  return (
    <chakra.section aria-label={label} mb="4">
      <chakra.h4 textStyle="xs" color="text.muted" mb="1">
        {name}
      </chakra.h4>
      <CodeBlock borderWidth="1px">
        {diffWordsWithSpace(saved, text).map(({ value, added, removed }, index) => {
          const Part = added ? 'ins' : removed ? 'del' : 'span';
          return <Part key={index}>{value}</Part>;
        })}
      </CodeBlock>
    </chakra.section>
  );
}
