import { bindArea } from '@console/contract';
import area from './area';
import { invoiceStatusesQuery, invoicesOfYearQuery, invoicesQuery, yearOf } from './invoices/invoices-queries';
import { overviewQuery } from './overview/overview-queries';
import { defaultPaymentMethodQuery, paymentMethodsQuery } from './payment-methods/payment-methods-queries';
import { planTierQuery, planTiersQuery } from './plans/plans-queries';
import { signupPaymentQuery } from './signup-payment/signup-payment-queries';

/** The module that the host loads. */
export default bindArea(area, {
  pages: {
    plans: {
      load: () => import(/* webpackChunkName: "plans" */ './plans/PlansPage').then((module) => module.PlansPage),
      prefetch: [planTiersQuery],
    },
    checkout: {
      load: () =>
        import(/* webpackChunkName: "checkout" */ './checkout/CheckoutPage').then((module) => module.CheckoutPage),
      prefetch: ({ planId = '' }) => [planTierQuery(planId), planTiersQuery],
    },
    purchased: {
      load: () =>
        import(/* webpackChunkName: "purchased" */ './checkout/PurchasedPage').then((module) => module.PurchasedPage),
      prefetch: ({ planId = '' }) => [planTierQuery(planId)],
    },
    overview: {
      load: () =>
        import(/* webpackChunkName: "overview" */ './overview/OverviewPage').then((module) => module.OverviewPage),
      prefetch: [overviewQuery, defaultPaymentMethodQuery, paymentMethodsQuery, invoicesQuery, invoiceStatusesQuery],
    },
    invoices: {
      load: () =>
        import(/* webpackChunkName: "invoices" */ './invoices/InvoicesPage').then((module) => module.InvoicesPage),
      prefetch: (_, search) => [invoicesOfYearQuery(yearOf(search)), invoiceStatusesQuery],
    },
    paymentMethods: {
      load: () =>
        import(/* webpackChunkName: "paymentMethods" */ './payment-methods/PaymentMethodsPage').then(
          (module) => module.PaymentMethodsPage,
        ),
      prefetch: [paymentMethodsQuery],
    },
    signupPayment: {
      load: () =>
        import(/* webpackChunkName: "signupPayment" */ './signup-payment/SignupPaymentPage').then(
          (module) => module.SignupPaymentPage,
        ),
      prefetch: [signupPaymentQuery],
    },
  },
  slots: {
    findInvoices: () => import('./invoices/find-invoices').then((module) => module.findInvoices),
    billingActions: () => import('./overview/BillingActions').then((module) => module.BillingActions),
    planStep: () => import('./plans/plan-step').then((module) => module.planStep),
  },
});
