/* Texts that users see are `t('…')`: between tags, and in shown props and fields. The key is a literal. */

const SHOWN = new Set([
  'label',
  'title',
  'header',
  'heading',
  'hint',
  'description',
  'details',
  'summary',
  'placeholder',
  'searchLabel',
  'submitLabel',
  'submittingLabel',
  'failureMessage',
  'noMatchTitle',
  'emptyTitle',
  'disabledReason',
  'submitDisabledReason',
  'verb',
  'caption',
  'note',
  'aria-label',
  'alt',
]);

/** Folders whose screens are translated; `src` is that of an area's own repository. */
const SCREENS = /^((host|remotes\/[^/]+|shared\/(ui|product|pages|session))\/)?src\//;
const NOT_SCREENS = /\.test\.tsx?$|\/testing\/|\/area\.ts$|^host\/src\/boot\.ts/;

/** No code such as `main`, `dd/MM` or `Ctrl K`. */
const isEnglish = (text) => /^[^a-z]*[A-Z][a-z]{2,}|[A-Za-z]{2,} [a-z]{2,}/.test(text.trim());
const NAMES =
  /\b(Console|Interact Admin|Pingdox Admin|Interact|Viewpoint|Centerpoint|Mfdx|WebEditor|Studio|Ctrl|Shift|Enter|Esc|Space|Stripe|Kubernetes|Fjellheim|OAuth|Azure|Webhook|Idempotency-Key)\b/g;
const isShown = (text) => isEnglish(text.replace(NAMES, ''));

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!SCREENS.test(file) || NOT_SCREENS.test(file)) return {};
    const check = (node, text) => {
      if (!isShown(text)) return;
      context.report({
        node,
        message: `Write t('…') of @console/words: “${text.trim().slice(0, 40)}” is not translated.`,
      });
    };
    const checkValue = (value) => {
      if (value?.type === 'JSXExpressionContainer') checkValue(value.expression);
      else if (value?.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(checkValue);
      else if (value?.type === 'Literal' && typeof value.value === 'string') check(value, value.value);
      else if (value?.type === 'TemplateLiteral')
        check(value, value.quasis.map(({ value: part }) => part.cooked).join(' '));
    };
    const nameOf = ({ name, value }) => name ?? value;
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer: (node) => {
        if (node.parent?.type !== 'JSXAttribute') checkValue(node.expression);
      },
      JSXAttribute: (node) => {
        const { namespace, name } = node.name;
        if (!namespace && SHOWN.has(name)) checkValue(node.value);
      },
      AssignmentPattern: (node) => checkValue(node.right),
      Property: (node) => {
        if (!node.computed && SHOWN.has(nameOf(node.key))) checkValue(node.value);
      },
    };
  },
};

/** The arguments of a call that are keys of translations. */
const KEYS = { t: [0], rich: [0], n: [1, 2] };

const literal = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!SCREENS.test(file) || NOT_SCREENS.test(file)) return {};
    const imported = new Set();
    return {
      ImportDeclaration: ({ source, specifiers }) => {
        if (source.value === '@console/words') for (const { local } of specifiers) imported.add(local.name);
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'Identifier' || !imported.has(callee.name)) return;
        for (const index of Object.hasOwn(KEYS, callee.name) ? KEYS[callee.name] : []) {
          const node = given[index];
          if (!node || (node.type === 'Literal' && typeof node.value === 'string')) continue;
          context.report({
            node,
            message: `Write a literal, with values in braces: ${callee.name}('Delete {name}?', { name }). It is the key of its translations.`,
          });
        }
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'bare-text': rule, literal } };
