import type { Subject } from '../platform/subject';
import { notificationEndpoints } from './notification-endpoints';
import { outboxPages } from './OutboxPage';

export const notificationsSubject: Subject = {
  endpoints: [notificationEndpoints],
  pages: outboxPages,
};
