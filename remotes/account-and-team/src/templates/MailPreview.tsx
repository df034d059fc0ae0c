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
  /** Names the frame for screen readers. */
  label: string;
}

/**
 * The mail with sample values. Its body is drawn in a frame without an address: scripts cannot run in it, the page's
 * policy blocks its requests, and the page's styles do not apply in it.
 */
export function MailPreview({ text, samples, label }: MailPreviewProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const findBody = () => setBody(frame.current?.contentDocument?.body ?? null);
  // Chromium has the empty document at once and fires `load` before React listens; Firefox replaces the document later.
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
        // Drawing into the frame needs the page's origin; scripts, forms, pop-ups and navigation stay forbidden.
        sandbox="allow-same-origin"
        onLoad={findBody}
      />
      {body && createPortal(<Letter html={text.body} samples={samples} frame={frame} />, body)}
    </Card>
  );
}

interface LetterProps {
  html: string;
  samples: Samples;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Makes the frame as high as the mail, so that the page scrolls and not the frame. */
function Letter({ html, samples, frame }: LetterProps) {
  const letter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (frame.current && entry) frame.current.style.height = `${Math.ceil(entry.target.scrollHeight)}px`;
    });
    if (letter.current) observer.observe(letter.current);
    return () => observer.disconnect();
  }, [frame]);
  return (
    <div ref={letter} style={LETTER_STYLE}>
      <MailMarkup html={html} samples={samples} />
    </div>
  );
}

// The look of a mail program's default style. The negative margin cancels the default margin of the frame's body.
const LETTER_STYLE = {
  display: 'flow-root',
  margin: '-8px',
  padding: '4px 16px',
  font: '14px/1.6 Arial, Helvetica, sans-serif',
  overflowWrap: 'anywhere',
} as const;

// Mails are shown on white in every theme of the console.
const Frame = chakra('iframe', {
  base: { display: 'block', w: 'full', minH: '96px', border: '0', colorScheme: 'light', background: 'Canvas' },
});
