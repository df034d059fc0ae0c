// The Trusted Types policy first: no script is created that is not on its list.
import './areas/loading/trusted-types';
import { afterAsking } from './after-asking';
import { mayHaveOverrides } from './areas/overrides/override-store';

// Everything that uses React stands behind this: an area that is being worked on brings another build of it.
const start = () => import(/* webpackMode: "eager" */ './bootstrap');

if (mayHaveOverrides()) {
  void import('./areas/overrides/development-react')
    .then(({ loadDevelopmentReact }) => loadDevelopmentReact())
    .catch(() => undefined)
    .then(start);
} else {
  void afterAsking().then(start);
}
