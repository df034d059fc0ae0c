import { CopyButton, chakra, ExternalLink } from '@console/ui';
import { t } from '@console/words';
import { createContext, useContext } from 'react';
import { splitAtMatches, textBlocks, textRuns } from './plain-text';

export function PlainText({ children }: { children: string }) {
  return (
    <Root>
      {textBlocks(children).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <Words>{block.text}</Words>
          </p>
        ) : (
          <ul key={index}>
            {block.points.map((point, at) => (
              <li key={at}>
                <Words>{point}</Words>
              </li>
            ))}
          </ul>
        ),
      )}
    </Root>
  );
}

function Words({ children }: { children: string }) {
  return textRuns(children).map(({ text, kind }, index) => {
    const words = <HighlightedText key={index}>{text}</HighlightedText>;
    if (kind === 'text') return words;
    if (kind === 'checksum') return <Checksum key={index} text={text} />;
    return (
      <ExternalLink key={index} href={text}>
        {words}
      </ExternalLink>
    );
  });
}

function Checksum({ text }: { text: string }) {
  return (
    <>
      <code>
        <HighlightedText>{text}</HighlightedText>
      </code>
      <chakra.span display="inline-block" ms="1" my="-1.5" verticalAlign="middle" _print={{ display: 'none' }}>
        <CopyButton text={text} label={t('Copy checksum')} size="small" />
      </chakra.span>
    </>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    textStyle: 'md',
    overflowWrap: 'anywhere',
    '& p': { whiteSpace: 'pre-line' },
    '& ul': { display: 'grid', gap: '1.5' },
    '& li': {
      position: 'relative',
      ps: '18px',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '4px',
        top: '9px',
        boxSize: '4px',
        borderRadius: 'full',
        bg: 'text.subtle',
      },
    },
  },
});

const Query = createContext('');

export const HighlightQuery = Query.Provider;

export function HighlightedText({ children }: { children: string }) {
  const query = useContext(Query);
  return splitAtMatches(children, query).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
