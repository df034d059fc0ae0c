/*
 * Ends `npm start`, `build`, `release` and `dev` with a sentence where Node is too old. Runs before anything else, so it
 * uses only what an old Node understands.
 */
const { engines } = require('../package.json');

const parts = (version) => version.replace(/^\D*/, '').split('.').map(Number);
const [major, minor] = parts(process.versions.node);
const [neededMajor, neededMinor] = parts(engines.node);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `\n  The console needs Node ${neededMajor}.${neededMinor} or later, and this is Node ${process.versions.node} (${process.execPath}).\n  With nvm: nvm install ${neededMajor} && nvm use ${neededMajor}\n`,
  );
  process.exit(1);
}
