// Comes first, to check every script.
import './areas/loading/trusted-types';
import { mayHaveOverrides } from './areas/overrides/override-store';
import { earlyRequestsSent } from './early-requests';
import { wordsAdded } from './language';

// An override may bring React's development build, so React loads after this.
const start = () => import(/* webpackMode: "eager" */ './bootstrap');

if (mayHaveOverrides()) {
  void import('./areas/overrides/development-react')
    .then(({ loadDevelopmentReact }) => loadDevelopmentReact())
    .catch(() => undefined)
    .then(wordsAdded)
    .then(start);
} else {
  void Promise.all([earlyRequestsSent(), wordsAdded()]).then(start);
}
