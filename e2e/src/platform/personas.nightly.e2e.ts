import { PAGES } from '../support/declared-pages';
import { expectGates } from '../support/gates';
import { PERSONA_NAMES } from '../support/sign-in';

/* The gate is one function, which `host/src/routes.test.tsx` tests; its other people are a second look. */
expectGates(
  PAGES,
  PERSONA_NAMES.filter((name) => !['owner', 'plainUser', 'staff'].includes(name)),
);
