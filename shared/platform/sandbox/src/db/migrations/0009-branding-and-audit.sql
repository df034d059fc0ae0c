create table brandings (
  customer_id text primary key, colors text not null, logo_url text not null, use_custom_login integer not null,
  login_url text not null, pictures text not null, version integer not null default 1
);
--> statement-breakpoint
create table audit_entries (
  id integer primary key autoincrement, entry_id text not null unique, at integer not null, customer_id text,
  person_id text not null, person_name text not null, person_email text not null, action text not null, target text not null,
  fields text not null, address text not null, user_agent text not null, request_id text not null,
  outcome text not null, status integer, message text not null
);
--> statement-breakpoint
create index audit_entries_by_customer on audit_entries (customer_id, id);
--> statement-breakpoint
create table audit_forwardings (
  customer_id text primary key, settings text not null, version integer not null default 1
);
--> statement-breakpoint
create table audit_positions (
  customer_id text not null, receiver text not null, sent_to integer not null, batch_id text, batch_end integer,
  attempts integer not null default 0, next_attempt_at integer, last_error text not null default '',
  last_sent_at integer, primary key (customer_id, receiver)
);
