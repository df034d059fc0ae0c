// The policy first: from here on the page turns nothing into a script that is not on the list.
import './areas/loading/trusted-types';
import './bootstrap';
