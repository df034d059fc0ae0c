create table payment_customers (id text primary key, company_id text not null unique);
--> statement-breakpoint
create table payment_cards (
  id text primary key, customer text not null, is_default integer not null, brand text not null, last4 text not null,
  exp_month integer not null, exp_year integer not null, name text not null, outcome text not null,
  added_at integer not null
);
--> statement-breakpoint
create index payment_cards_by_customer on payment_cards (customer);
--> statement-breakpoint
create table payments (
  id text primary key, client_secret text not null, key text not null unique, customer text not null,
  amount integer not null, currency text not null, description text not null, metadata text not null,
  status text not null, failure text, card text, is_refunded integer not null default 0
);
--> statement-breakpoint
create index payments_by_secret on payments (client_secret);
--> statement-breakpoint
create table payment_pages (
  id text primary key, customer text not null, payment_id text, return_url text not null, cancel_url text not null,
  is_done integer not null
);
--> statement-breakpoint
create index payment_pages_by_payment on payment_pages (payment_id);
