import { t } from '@console/words';
import { Parser } from 'htmlparser2';
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

const ALLOWED = words(
  'a b big blockquote br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins li ol p pre s small span ' +
    'strong sub sup table tbody td tfoot th thead tr u ul',
);
/** These disappear with content; other forbidden tags leave theirs. */
const LEFT_OUT = words(
  'applet audio canvas embed frame frameset head iframe link math meta noscript object script select style svg ' +
    'template textarea title video',
);
const VOID = words('br hr');
/** React warns of text here. */
const WITHOUT_TEXT = words('table tbody tfoot thead tr');

interface OpenTag {
  name: string;
  attributes: Record<string, string>;
  children: ReactNode[];
}

function toElements(html: string, samples: Samples): ReactNode[] {
  const root: OpenTag = { name: '', attributes: {}, children: [] };
  const open = [root];
  let leftOut = 0;
  const innermost = () => open.at(-1) ?? root;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (LEFT_OUT.has(name)) leftOut += 1;
      else open.push({ name, attributes, children: [] });
    },
    ontext(text) {
      const { name, children } = innermost();
      if (leftOut === 0 && !(WITHOUT_TEXT.has(name) && text.trim() === '')) children.push(...toNodes(text, samples));
    },
    onclosetag(name) {
      if (LEFT_OUT.has(name)) leftOut = Math.max(0, leftOut - 1);
      else if (open.length > 1) {
        const tag = open.pop() ?? root;
        if (leftOut === 0) innermost().children.push(toElement(tag, samples));
      }
    },
  });
  parser.end(html);
  return keyed(root.children);
}

function toElement({ name, attributes, children }: OpenTag, samples: Samples): ReactNode {
  if (name === 'img') return attributes.alt ? `[${attributes.alt}]` : '';
  if (!ALLOWED.has(name)) return <Fragment>{keyed(children)}</Fragment>;
  const props = {
    style: {
      ...(name === 'a' && LINK_STYLE),
      ...mailStyle(attributes.align && `text-align: ${attributes.align}`),
      ...mailStyle(attributes.style),
    },
    colSpan: Number(attributes.colspan) || undefined,
    rowSpan: Number(attributes.rowspan) || undefined,
    title: name === 'a' ? addressIn(attributes.href, samples) : undefined,
  };
  return VOID.has(name) ? createElement(name, props) : createElement(name, props, ...keyed(children));
}

const addressIn = (href = '', samples: Samples): string =>
  fillIn(href, samples)
    .map(({ text }) => text)
    .join('');
const LINK_STYLE = { color: 'LinkText', textDecoration: 'underline' };

const toNodes = (text: string, samples: Samples): ReactNode[] =>
  fillIn(text, samples).map((piece) => (piece.kind === 'unknown' ? markUnknown(piece.text) : piece.text));

const markUnknown = (placeHolder: string) => <mark title={t('Not known: sent as it is written')}>{placeHolder}</mark>;

const keyed = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);

/** Nothing that loads a resource or positions an element. */
const PROPERTY =
  /^(?:color|background-color|line-height|letter-spacing|vertical-align|white-space|border-collapse|border-radius|font(?:-(?:family|size|style|weight))?|text-(?:align|decoration|transform)|(?:max-)?(?:width|height)|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?)$/;
const VALUE = /^(?:rgba?\([\d\s.,%]+\)|[\w\s#%.,'"-])+$/;

/** React sets each property, as the policy allows. */
function mailStyle(written = ''): CSSProperties {
  const harmless = written.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const isHarmless = PROPERTY.test(name.toLowerCase()) && VALUE.test(value);
    return isHarmless ? [[camelCase(name.toLowerCase()), value]] : [];
  });
  return Object.fromEntries(harmless);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
