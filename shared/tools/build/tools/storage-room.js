/*
 * Only @console/browser opens storage, so that entries have an owner. `host/src/boot` runs before modules; tests may
 * read.
 */

const OPENERS = ['sessionStorage', 'localStorage', 'indexedDB'];
const ROOM = 'shared/browser/';
const FIRST_SCRIPT = 'host/src/boot/';

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const isChecked =
      /^(?:host|remotes|shared)\//.test(file) && !file.startsWith(ROOM) && !file.startsWith(FIRST_SCRIPT);
    if (!isChecked || /\.test\.tsx?$/.test(file)) return {};

    const check = (node, name) => {
      if (OPENERS.includes(name))
        context.report({ node, message: `Store by @console/browser instead of ${name}: it says whose it is.` });
    };
    return {
      Identifier: (node) => check(node, node.name),
      MemberExpression: (node) => node.computed && check(node, node.property.value),
    };
  },
};

export default { meta: { name: 'storage' }, rules: { room: rule } };
