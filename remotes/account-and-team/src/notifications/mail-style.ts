import type { CSSProperties } from 'react';

/* What a mail may look like in the preview: text, spacing and lines. Nothing that fetches, and nothing that leaves its place. */
const PROPERTY =
  /^(?:color|background-color|line-height|letter-spacing|vertical-align|white-space|border-collapse|border-radius|font(?:-(?:family|size|style|weight))?|text-(?:align|decoration|transform)|(?:max-)?(?:width|height)|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?)$/;
const VALUE = /^(?:rgba?\([\d\s.,%]+\)|[\w\s#%.,'"-])+$/;

/** The harmless part of a `style` attribute. React sets it property by property, which needs no inline style. */
export function mailStyle(written = ''): CSSProperties {
  const harmless = written.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const isHarmless = PROPERTY.test(name.toLowerCase()) && VALUE.test(value);
    return isHarmless ? [[camelCase(name.toLowerCase()), value]] : [];
  });
  return Object.fromEntries(harmless);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
