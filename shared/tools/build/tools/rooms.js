/*
 * A lint rule for what has one place in the console, which handles what is easily forgotten elsewhere. Tests may use all
 * of it.
 */

const ROOMS = [
  {
    names: ['sessionStorage', 'localStorage', 'indexedDB'],
    // The page's first script runs before all modules.
    places: ['shared/browser/', 'host/src/boot/'],
    instead: (name) => `Store by @console/browser instead of ${name}: it says whose it is.`,
  },
  {
    names: ['decodeURIComponent', 'decodeURI'],
    places: ['shared/contract/src/page-at.ts', 'shared/session/src/identity/return-to.ts'],
    instead: (name) =>
      `Write decodedPart of @console/contract instead of ${name}, which throws on a link that was cut.`,
  },
  {
    names: ['isComposing', 'keyCode'],
    places: ['shared/ui/src/system/presses.ts'],
    instead: () => 'No handler gets the keys of a composition: @console/ui ends them in presses.ts.',
  },
];
/** Where keys are read, and tools without names of users. */
const UNCOMPARED = /^shared\/(?:ui\/src\/search\/shortcuts\.ts$|tools\/)/;

const isLowerCased = (node) =>
  node.type === 'CallExpression' && /^to(?:Locale)?LowerCase$/.test(node.callee.property?.name ?? '');

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!/^(?:src|host|remotes|shared)\//.test(file) || /\.test\.tsx?$/.test(file)) return {};

    const check = (node, name) => {
      const room = ROOMS.find(({ names }) => names.includes(name));
      if (room && !room.places.some((place) => file.startsWith(place)))
        context.report({ node, message: room.instead(name) });
    };
    return {
      Identifier: (node) => check(node, node.name),
      JSXAttribute(node) {
        if (node.name.name === 'type' && node.value?.value === 'email')
          context.report({
            node,
            message: 'Write inputMode="email": a browser writes the typed å of type="email" as xn--.',
          });
      },
      MemberExpression: (node) => node.computed && check(node, node.property.value),
      BinaryExpression(node) {
        const { left, right, operator } = node;
        if (!/^[!=]==?$/.test(operator) || ![left, right].some(isLowerCased) || UNCOMPARED.test(file)) return;
        const isKey = [left, right].some((side) => isLowerCased(side) && side.callee.object.property?.name === 'key');
        if (isKey)
          context.report({ node, message: 'Write isCommandKey of @console/ui: a layout may have no Latin letters.' });
        else if (![left, right].some(({ type }) => type === 'Literal'))
          context.report({ node, message: 'Write sameName of @console/schema/names: it knows names that look alike.' });
      },
    };
  },
};

/** A press that replaces the address is a setting of the page. */
const goes = ({ type, body }) =>
  type === 'ArrowFunctionExpression' &&
  body.type === 'CallExpression' &&
  body.callee.name === 'navigate' &&
  !body.arguments[1]?.properties?.some(({ key }) => key?.name === 'replace');

const linkRule = {
  create: (context) => ({
    JSXAttribute(node) {
      if (!/^on(?:Click|Select)$/.test(node.name.name) || !goes(node.value?.expression ?? {})) return;
      const message = 'Write a link (LinkButton, MenuLink, TextLink): Ctrl and the middle button open it in a new tab.';
      context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'rooms' }, rules: { 'one-place': rule, link: linkRule } };
