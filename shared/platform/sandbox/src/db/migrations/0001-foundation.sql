create table keys (name text primary key, value text not null);
--> statement-breakpoint
create table people (
  id text primary key, first_name text not null, last_name text not null, email text not null unique,
  phone_number text not null default '', language_code text not null default 'nb', profile_image text not null default '',
  password_hash text, is_staff integer not null default 0, chosen_customer_id text
);
--> statement-breakpoint
create table customers (
  id text primary key, name text not null, org_number text not null, country text not null, tier_level integer,
  is_active integer not null default 1, licenses text not null, active_products text not null,
  billing_address text, visiting_address text, contact_person text
);
--> statement-breakpoint
create table roles (
  id text primary key, customer_id text not null, name text not null, description text not null,
  is_read_only integer not null, access text not null
);
--> statement-breakpoint
create index roles_by_customer on roles (customer_id);
--> statement-breakpoint
create table members (
  customer_id text not null, person_id text not null, role_id text not null, status_id integer not null,
  joined_at integer not null, version integer not null default 1, primary key (customer_id, person_id)
);
--> statement-breakpoint
create index members_by_person on members (person_id);
--> statement-breakpoint
create table groups (id text primary key, customer_id text not null, name text not null);
--> statement-breakpoint
create table group_members (group_id text not null, person_id text not null, primary key (group_id, person_id));
--> statement-breakpoint
create index group_members_by_person on group_members (person_id);
--> statement-breakpoint
create table invites (
  id text primary key, customer_id text not null, email text not null, role_id text not null,
  invited_at integer not null, accepted_at integer, secret_hash text not null
);
--> statement-breakpoint
create unique index invites_by_email on invites (customer_id, email);
--> statement-breakpoint
create index invites_by_secret on invites (secret_hash);
--> statement-breakpoint
create table daily_figures (
  customer_id text not null, figure text not null, day integer not null, value integer not null,
  primary key (customer_id, figure, day)
);
--> statement-breakpoint
create table invoices (
  id text primary key, customer_id text not null, number text not null, amount_due integer not null,
  issued_at integer not null, due_at integer not null, paid_at integer
);
--> statement-breakpoint
create table outbox (
  id integer primary key autoincrement, "to" text not null, subject text not null, text text not null,
  html text not null, sent_at integer not null
);
--> statement-breakpoint
create table oidc_records (
  model text not null, id text not null, payload text not null, grant_id text, uid text,
  consumed_at integer not null default 0, expires_at integer, primary key (model, id)
);
--> statement-breakpoint
create index oidc_records_by_grant on oidc_records (grant_id);
--> statement-breakpoint
create index oidc_records_by_uid on oidc_records (uid);
--> statement-breakpoint
create table grant_customers (grant_id text primary key, customer_id text not null);
