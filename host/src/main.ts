// The Trusted Types policy first: no script is created that is not on its list.
import './areas/loading/trusted-types';
import './bootstrap';
