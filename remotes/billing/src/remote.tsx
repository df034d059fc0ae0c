import { bindArea } from '@console/contract';
import area from './area';
import { invoiceStatusesQuery, invoicesOfYearQuery, invoicesQuery, yearOf } from './invoices/invoices-queries';
import { overviewQuery } from './overview/overview-queries';
import { defaultPaymentMethodQuery, paymentMethodsQuery } from './payment-methods/payment-methods-queries';
import { planTierQuery, planTiersQuery } from './plans/plans-queries';
import { signupPaymentQuery } from './signup-payment/signup-payment-queries';

export default bindArea(area, {
  pages: {
    plans: () => import('./plans/PlansPage'),
    checkout: () => import('./checkout/CheckoutPage'),
    purchased: () => import('./checkout/PurchasedPage'),
    overview: () => import('./overview/OverviewPage'),
    invoices: () => import('./invoices/InvoicesPage'),
    paymentMethods: () => import('./payment-methods/PaymentMethodsPage'),
    signupPayment: () => import('./signup-payment/SignupPaymentPage'),
  },
  prefetch: {
    plans: [planTiersQuery],
    checkout: ({ planId = '' }) => [planTierQuery(planId), planTiersQuery],
    purchased: ({ planId = '' }) => [planTierQuery(planId)],
    overview: [overviewQuery, defaultPaymentMethodQuery, paymentMethodsQuery, invoicesQuery, invoiceStatusesQuery],
    invoices: (_, search) => [invoicesOfYearQuery(yearOf(search)), invoiceStatusesQuery],
    paymentMethods: [paymentMethodsQuery],
    signupPayment: [signupPaymentQuery],
  },
  slots: {
    findInvoices: () => import('./invoices/find-invoices').then((module) => module.findInvoices),
    billingActions: () => import('./overview/BillingActions').then((module) => module.BillingActions),
    planStep: () => import('./plans/plan-step').then((module) => module.planStep),
  },
});
