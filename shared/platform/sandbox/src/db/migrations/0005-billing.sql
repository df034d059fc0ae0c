alter table invoices add column status text not null default 'open';
--> statement-breakpoint
alter table invoices add column currency text not null default 'NOK';
--> statement-breakpoint
alter table invoices add column paid_with text;
--> statement-breakpoint
alter table invoices add column plan_id text;
--> statement-breakpoint
alter table invoices add column lines text not null default '[]';
--> statement-breakpoint
alter table invoices add column secret text not null default '';
--> statement-breakpoint
update invoices set status = 'paid' where paid_at is not null;
--> statement-breakpoint
update invoices set secret = lower(hex(randomblob(24)));
--> statement-breakpoint
create index invoices_by_customer on invoices (customer_id, due_at);
--> statement-breakpoint
create index invoices_by_secret on invoices (secret);
--> statement-breakpoint
create table subscriptions (
  customer_id text primary key, plan_id text not null, method text not null, next_plan_id text, next_from text
);
--> statement-breakpoint
create table billing_calendar (id integer primary key, day text not null);
