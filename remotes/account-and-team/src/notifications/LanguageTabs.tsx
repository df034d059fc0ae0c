import type { customerNotifications } from '@console/api';
import { useSearchParams } from '@console/router';
import { chakra, Tabs } from '@console/ui';

interface LanguageTabsProps {
  languages: readonly customerNotifications.TemplateLanguage[];
  current: string;
  stateOf: (lang: string) => 'unsaved' | 'empty' | 'saved';
}

/** One tab per language, marked where something is unsaved or nothing has been written. */
export function LanguageTabs({ languages, current, stateOf }: LanguageTabsProps) {
  const [params] = useSearchParams();
  const addressOf = (lang: string) => {
    const next = new URLSearchParams(params);
    next.set('lang', lang);
    return `?${next}`;
  };
  return (
    <Tabs
      label="Languages"
      tabs={languages.map(({ lang, name }) => {
        const state = stateOf(lang);
        return {
          to: addressOf(lang),
          isCurrent: lang === current,
          label: (
            <>
              {name}
              {state !== 'saved' && <Dot state={state} title={WORDS[state]} aria-hidden />}
              {state !== 'saved' && <chakra.span srOnly>{`, ${WORDS[state].toLowerCase()}`}</chakra.span>}
            </>
          ),
        };
      })}
    />
  );
}

const WORDS = { unsaved: 'Unsaved changes', empty: 'No text yet' };

/** Half full for what is not saved, a ring for what is not written: told by shape, not by colour alone. */
const Dot = chakra('span', {
  base: { boxSize: '7px', borderRadius: 'full', border: '1.5px solid' },
  variants: {
    state: {
      unsaved: {
        borderColor: 'changed.mark',
        background: 'linear-gradient(90deg, {colors.changed.mark} 50%, transparent 50%)',
      },
      empty: { borderColor: 'text.subtle' },
    },
  },
});
