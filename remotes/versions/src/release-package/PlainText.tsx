import { chakra, ExternalLink } from '@console/ui';
import { createContext, useContext } from 'react';
import { splitAtMatches, textBlocks, textRuns } from './plain-text';

/** Markup is shown as text. */
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
  return textRuns(children).map(({ text, isLink }, index) =>
    isLink ? (
      <ExternalLink key={index} href={text}>
        <HighlightedText>{text}</HighlightedText>
      </ExternalLink>
    ) : (
      <HighlightedText key={index}>{text}</HighlightedText>
    ),
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
