import type { customerNotifications } from '@console/api';
import { useSearchParams } from '@console/router';
import { ChangedMark, chakra, Tabs } from '@console/ui';
import { t } from '@console/words';

interface LanguageTabsProps {
  languages: readonly customerNotifications.TemplateLanguage[];
  current: string;
  stateOf: (lang: string) => 'unsaved' | 'empty' | 'saved';
}

export function LanguageTabs({ languages, current, stateOf }: LanguageTabsProps) {
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
