import { Box, chakra } from '@console/ui';
import { Card } from '@console/ui/layout';
import { t } from '@console/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MailMarkup } from './MailMarkup';
import { fillIn, type Samples } from './placeholder-samples';
import type { TemplateValues } from './template-schema';

interface MailPreviewProps {
  text: TemplateValues;
  samples: Samples;
  label: string;
  lang: string;
}

/** Draws in a frame without address: no scripts, no requests, no page styles. */
export function MailPreview({ text, samples, label, lang }: MailPreviewProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const findBody = () => setBody(frame.current?.contentDocument?.body ?? null);
  // Chromium fires `load` before React listens; Firefox replaces the document later.
  useLayoutEffect(findBody, []);

  return (
    <Card strong clips>
      <Box px="4" py="3" borderBottomWidth="1px" overflowWrap="anywhere">
        <chakra.span textStyle="xs" color="text.muted" me="2">
          {t('Subject', undefined, 'mail')}
        </chakra.span>
        <b>
          {fillIn(text.subject, samples)
            .map((piece) => piece.text)
            .join('')}
        </b>
      </Box>
      <Frame
        ref={frame}
        title={label}
        // Drawing needs the page's origin; scripts, forms, pop-ups and navigation stay forbidden.
        sandbox="allow-same-origin"
        onLoad={findBody}
      />
      {body && createPortal(<Letter html={text.body} lang={lang} samples={samples} frame={frame} />, body)}
    </Card>
  );
}

interface LetterProps {
  html: string;
  lang: string;
  samples: Samples;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Fits the frame to its content, so that the page scrolls. */
function Letter({ html, lang, samples, frame }: LetterProps) {
  const letter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (frame.current && entry) frame.current.style.height = `${Math.ceil(entry.target.scrollHeight)}px`;
    });
    if (letter.current) observer.observe(letter.current);
    return () => observer.disconnect();
  }, [frame]);
  useEffect(() => {
    if (letter.current) letter.current.ownerDocument.documentElement.lang = lang;
  }, [lang]);
  return (
    <div ref={letter} style={LETTER_STYLE}>
      <MailMarkup html={html} samples={samples} />
    </div>
  );
}

// A mail program's default; the margin cancels the body's.
const LETTER_STYLE = {
  display: 'flow-root',
  margin: '-8px',
  padding: '4px 16px',
  font: '14px/1.6 Arial, Helvetica, sans-serif',
  overflowWrap: 'anywhere',
} as const;

// White in every theme.
const Frame = chakra('iframe', {
  base: { display: 'block', w: 'full', minH: '96px', border: '0', colorScheme: 'light', background: 'Canvas' },
});
