import type { Subject } from '../platform/subject';
import { paymentPages } from './PaymentPages';

export const paymentsSubject: Subject = { pages: paymentPages };
