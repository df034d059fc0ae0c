create table stripe_customers (company_id text primary key, key text not null, id text);
--> statement-breakpoint
create table stripe_payments (key text primary key, attempt integer not null, payment_id text, session_id text);
--> statement-breakpoint
create table stripe_events (id text primary key, at integer not null);
--> statement-breakpoint
alter table invoices add column paid_by text;
