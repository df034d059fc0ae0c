// The Trusted Types policy comes first, so that it checks every script.
import './areas/loading/trusted-types';
import { mayHaveOverrides } from './areas/overrides/override-store';
import { earlyRequestsSent } from './early-requests';
import { wordsAdded } from './language';

// All modules that use React load after this point: an override may bring a development build of React.
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
