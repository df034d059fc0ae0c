import { bindArea } from '@console/contract';
import area from './area';
import { auditForwardingQuery } from './audit-forwarding/audit-forwarding-queries';
import { brandSettingsQuery, defaultBrandSettingsQuery } from './branding/branding-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    auditForwarding: {
      load: () =>
        import(/* webpackChunkName: "auditForwarding" */ './audit-forwarding/AuditForwardingPage').then(
          (module) => module.AuditForwardingPage,
        ),
      prefetch: [auditForwardingQuery],
    },
    branding: {
      load: () =>
        import(/* webpackChunkName: "branding" */ './branding/BrandingPage').then((module) => module.BrandingPage),
      prefetch: [brandSettingsQuery, defaultBrandSettingsQuery],
    },
  },
  slots: {},
});
