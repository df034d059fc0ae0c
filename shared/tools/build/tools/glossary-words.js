/* docs/glossary.md for declared names; not for keys of literals and names destructured as they are. */

/** Searches within names: `kept` refuses `isKept` and `MOST_KEPT`. */
const WORDS = {
  asked: 'the noun of it: request, question, or requested',
  beacon: 'report',
  drawer: 'panel',
  facts: 'summary, DescriptionList, or the noun of them',
  kept: 'persisted (in the browser), stored (at the platform), or the noun of it',
  phones: 'mobile; a phone is a telephone number',
  prune: 'clean',
  said: 'message, output, log, or the noun of it',
  snackbar: 'toast',
  stub: 'sandbox, stand-in',
  told: 'the noun of it: recipient, report, or reported',
  webroot: 'site',
  why: '…Reason',
};

/** Compares whole names: `notFound` is fine. */
const NAMES = {
  found: 'the noun of it: match, or user, folder, row',
  isPhone: 'isMobile',
  letGo: 'what it does: cancel, resetHeight',
  isThere: 'exists, or hasX',
  there: 'the noun of it: stored, existing, present',
};

const GIVEN = [
  // The release tool's option `--why`.
  { folder: 'deploy/', words: ['why'] },
];

const wordsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? [];

/** Undefined = allowed. */
function refusedWord(name) {
  const word = wordsOf(name).find((each) => Object.hasOwn(WORDS, each));
  if (word !== undefined) return { word, instead: WORDS[word] };
  return Object.hasOwn(NAMES, name) ? { word: name, instead: NAMES[name] } : undefined;
}

function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement' ? declaredIn(property) : property.shorthand ? [] : declaredIn(property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn);
    case 'AssignmentPattern':
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    case 'TSParameterProperty':
      return declaredIn(pattern.parameter);
    default:
      return [];
  }
}

const rule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const spared = GIVEN.filter(({ folder }) => file.startsWith(folder)).flatMap(({ words }) => words);
    const check = (...nodes) => {
      for (const node of nodes.flatMap(declaredIn)) {
        const refused = refusedWord(node.name);
        if (!refused || spared.includes(refused.word)) continue;
        const message = `'${node.name}' is not a name here: write ${refused.instead} (docs/glossary.md).`;
        context.report({ node, message });
      }
    };
    const checkFunction = (node) => check(node.id, ...node.params);
    const checkKey = (node) => node.computed || check(node.key);
    return {
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: (node) => check(...node.params),
      CatchClause: (node) => check(node.param),
      ClassDeclaration: (node) => check(node.id),
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSInterfaceDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
    };
  },
};

export default { meta: { name: 'glossary' }, rules: { words: rule } };
