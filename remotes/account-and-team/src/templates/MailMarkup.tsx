import { partsOfMail } from '@console/schema/mail-html';
import { t } from '@console/words';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { fillIn, type Samples } from './placeholder-samples';

interface MailMarkupProps {
  /** The html is untrusted. */
  html: string;
  samples: Samples;
}

/**
 * Parsed in JavaScript, never by the browser, so the policy allows no markup from text. Only listed tags and attributes
 * are drawn; links lead nowhere, pictures become alternative text.
 */
export function MailMarkup({ html, samples }: MailMarkupProps) {
  return <>{toElements(html, samples)}</>;
}

const words = (list: string) => new Set(list.split(' '));

/** Other tags leave their content only. */
const ALLOWED = words(
  'a b big blockquote body br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins li ol p pre s small span ' +
    'strong sub sup table tbody td tfoot th thead tr u ul',
);
const VOID = words('br hr');
/** React warns of text here. */
const WITHOUT_TEXT = words('table tbody tfoot thead tr');

interface OpenTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: ReactNode[];
}

function toElements(html: string, samples: Samples): ReactNode[] {
  const root: OpenTag = { name: '', attributes: {}, children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  for (const { kind, name, attributes, text, isDrawn } of partsOfMail(html)) {
    if (!isDrawn) continue;
    if (kind === 'open') open.push({ name, attributes, children: [] });
    else if (kind === 'close') {
      const tag = open.pop() ?? root;
      innermost().children.push(toElement(tag, samples));
    } else if (!(WITHOUT_TEXT.has(name) && text.trim() === '')) innermost().children.push(...toNodes(text, samples));
  }
  return keyed(root.children);
}

function toElement({ name, attributes, children }: OpenTag, samples: Samples): ReactNode {
  if (name === 'img') return attributes.alt ? `[${attributes.alt}]` : '';
  if (!ALLOWED.has(name)) return <Fragment>{keyed(children)}</Fragment>;
  const props = {
    style: {
      ...(name === 'a' && LINK_STYLE),
      ...mailStyle(
        [
          attributes.align && `text-align: ${attributes.align}`,
          attributes.bgcolor && `background: ${attributes.bgcolor}`,
          attributes.color && `color: ${attributes.color}`,
          attributes.style,
        ]
          .filter(Boolean)
          .join(';'),
      ),
    },
    colSpan: Number(attributes.colspan) || undefined,
    rowSpan: Number(attributes.rowspan) || undefined,
    title: name === 'a' ? addressIn(attributes.href, samples) : undefined,
  };
  // The frame already has a body.
  const tag = name === 'body' ? 'div' : name;
  return VOID.has(name) ? createElement(name, props) : createElement(tag, props, ...keyed(children));
}

const addressIn = (href = '', samples: Samples): string =>
  fillIn(href, samples)
    .map(({ text }) => text)
    .join('');
const LINK_STYLE = { color: 'LinkText', textDecoration: 'underline' };

const toNodes = (text: string, samples: Samples): ReactNode[] =>
  fillIn(text, samples).map((piece) => (piece.kind === 'unknown' ? markUnknown(piece.text) : piece.text));

const markUnknown = (placeHolder: string) => (
  <mark title={t('Unknown placeholder: sent as written')}>{placeHolder}</mark>
);

const keyed = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);

/** Nothing that loads a resource or positions an element. */
const PROPERTY =
  /^(?:color|line-height|letter-spacing|vertical-align|white-space|border-collapse|border-radius|font(?:-(?:family|size|style|weight))?|text-(?:align|decoration|transform)|(?:max-)?(?:width|height)|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?)$/;
const VALUE = /^(?:(?:rgb|hsl)a?\([\d\s.,%/deg]+\)|[\w\s#%.,'"-])+$/;
const COLOR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)|^[a-z]+$/i;

/** React sets each property, as the policy allows. */
function mailStyle(written = ''): CSSProperties {
  const style: Record<string, string> = {};
  let isColorLost = false;
  for (const declaration of written.split(/;(?![^(]*\))/)) {
    const [property = '', text = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const name = property.toLowerCase().replace(/^background-color$/, 'background');
    const value = text.replace(/\s*!\s*important$/i, '');
    if (name === 'background') {
      // Of a background only the color is drawn.
      const [color] = COLOR.exec(value.replace(/url\([^)]*\)/gi, '').trim()) ?? [];
      isColorLost = color === undefined;
      if (color !== undefined) style.backgroundColor = color;
    } else if (name === 'display' && /^(?:inline-)?block$/.test(value)) style.display = value;
    else if (PROPERTY.test(name) && VALUE.test(value)) style[camelCase(name)] = value;
  }
  // White words without their dark picture could not be read.
  if (isColorLost && style.backgroundColor === undefined) delete style.color;
  return style;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
