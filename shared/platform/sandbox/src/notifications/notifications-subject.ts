import type { Subject } from '../platform/subject';
import { notificationEndpoints } from './notification-endpoints';
import { outboxPages } from './OutboxPage';

/** Outgoing mail: the templates of each company, the mailer and the outbox. */
export const notificationsSubject: Subject = {
  endpoints: [notificationEndpoints],
  pages: outboxPages,
};
