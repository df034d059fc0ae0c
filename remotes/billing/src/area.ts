import { defineArea } from '@console/contract';

/** HOST-062 */
const requires = { feature: 'billing', switch: 'billing' } as const;

/** HOST-070, HOST-071; the top navigation has this gate. */
const requiresAdmin = { admin: true, customer: true } as const;

export default defineArea({
  name: 'billing',
  title: 'Billing',
  groups: { Billing: { icon: 'billing', order: 80 } },
  pages: {
    plans: { path: '/plans', title: 'Pricing Plans', requires: requiresAdmin, kind: 'dashboard' },
    checkout: { path: '/plans/purchase/:planId', title: 'Order Checkout', requires: requiresAdmin, kind: 'form' },
    purchased: {
      path: '/plans/purchase/success/:planId',
      title: 'Thank you for subscribing',
      kind: 'form',
      requires: requiresAdmin,
    },
    overview: {
      path: '/admin/billing/overview',
      title: 'Billing overview',
      kind: 'dashboard',
      requires,
      nav: { group: 'Billing', label: 'Overview', order: 10 },
    },
    invoices: {
      path: '/admin/billing/invoices',
      title: 'Invoices',
      requires,
      nav: { group: 'Billing', label: 'Invoices', order: 20 },
    },
    paymentMethods: {
      path: '/admin/billing/paymentmethods',
      title: 'Payment methods',
      requires,
      nav: { group: 'Billing', label: 'Payment methods', order: 30 },
    },
    // HOST-049
    signupPayment: {
      path: '/admin/billing/payments',
      title: 'Signup Payment',
      kind: 'form',
      requires,
      // Stripe's security guide: cards open frames on changing hosts.
      outside: {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      },
    },
  },
  slots: {
    billingActions: { slot: 'next-actions', order: 20, requires },
    findInvoices: { slot: 'search', order: 30, requires },
    // C95
    planStep: { slot: 'onboarding', order: 10, requires: { feature: 'billing', customer: true } },
  },
});
