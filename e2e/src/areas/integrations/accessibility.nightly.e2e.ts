import { expectPagesOf } from '../../support/pages-of-area';

expectPagesOf('integrations');
