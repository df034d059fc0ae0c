import { chakra, ExternalLink } from '@console/ui';
import { createContext, useContext } from 'react';
import { foundParts, textBlocks, textRuns } from './plain-text';

/** Somebody's text: paragraphs, points and links out of it. It is never markup, whatever it holds. */
export function PlainText({ children }: { children: string }) {
  return (
    <Root>
      {textBlocks(children).map((block, index) =>
        // The index is the key: blocks have no other identity.
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
        <FoundText>{text}</FoundText>
      </ExternalLink>
    ) : (
      <FoundText key={index}>{text}</FoundText>
    ),
  );
}

// Paragraphs and bullets of a plain text.
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

/** Around everything in which the same words are marked. */
export const FoundIn = Query.Provider;

/** Words as they are, with what is searched for marked in them. */
export function FoundText({ children }: { children: string }) {
  const query = useContext(Query);
  // The index is the key: parts have no other identity.
  return foundParts(children, query).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
