import { bindArea } from '@console/contract';
import area from './area';
import { invoiceStatusesQuery, invoicesOfYearQuery, invoicesQuery, yearOf } from './invoices/invoices-queries';
import { overviewQuery } from './overview/overview-queries';
import { defaultPaymentMethodQuery, paymentMethodsQuery } from './payment-methods/payment-methods-queries';
import { planTierQuery, planTiersQuery } from './plans/plans-queries';
import { signupPaymentQuery } from './signup-payment/signup-payment-queries';

export default bindArea(area, {
  pages: {
    plans: {
      load: () => import('./plans/PlansPage'),
      prefetch: [planTiersQuery],
    },
    checkout: {
      load: () => import('./checkout/CheckoutPage'),
      prefetch: ({ planId = '' }) => [planTierQuery(planId), planTiersQuery],
    },
    purchased: {
      load: () => import('./checkout/PurchasedPage'),
      prefetch: ({ planId = '' }) => [planTierQuery(planId)],
    },
    overview: {
      load: () => import('./overview/OverviewPage'),
      prefetch: [overviewQuery, defaultPaymentMethodQuery, paymentMethodsQuery, invoicesQuery, invoiceStatusesQuery],
    },
    invoices: {
      load: () => import('./invoices/InvoicesPage'),
      prefetch: (_, search) => [invoicesOfYearQuery(yearOf(search)), invoiceStatusesQuery],
    },
    paymentMethods: {
      load: () => import('./payment-methods/PaymentMethodsPage'),
      prefetch: [paymentMethodsQuery],
    },
    signupPayment: {
      load: () => import('./signup-payment/SignupPaymentPage'),
      prefetch: [signupPaymentQuery],
    },
  },
  slots: {
    findInvoices: () => import('./invoices/find-invoices').then((module) => module.findInvoices),
    billingActions: () => import('./overview/BillingActions').then((module) => module.BillingActions),
    planStep: () => import('./plans/plan-step').then((module) => module.planStep),
  },
});
