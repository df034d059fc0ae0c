import type { Subject } from '../platform/subject';
import { paymentPages } from './PaymentPages';

/** The payment provider: customers, cards, payments and the pages on which they are made. */
export const paymentsSubject: Subject = { pages: paymentPages };
