create table delivery_settings (
  customer_id text not null, environment text not null, service_id integer not null, draft text not null, published text,
  is_draft integer not null, is_active integer not null, updated_at integer not null, updated_by_name text not null,
  primary key (customer_id, environment, service_id)
);
--> statement-breakpoint
create table delivery_history (
  id text primary key, customer_id text not null, environment text not null, service_id integer not null,
  kind integer not null, at integer not null, by_name text not null, changes text not null
);
--> statement-breakpoint
create index delivery_history_by_environment on delivery_history (customer_id, environment);
--> statement-breakpoint
create table delivery_environments (
  customer_id text not null, environment text not null, version integer not null, published_at integer, publisher text,
  primary key (customer_id, environment)
);
--> statement-breakpoint
alter table outbox add column note text not null default '';
