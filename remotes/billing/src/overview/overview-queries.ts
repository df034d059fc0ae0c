import { billing } from '@console/api';
import { callQuery } from '@console/query';
import { AFTER_PAYING } from '../invoices/invoices-queries';

/** BILL-034 */
export const overviewQuery = callQuery(billing.getOverview, {}, { refetchOnWindowFocus: AFTER_PAYING });
