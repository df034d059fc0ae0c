create table environment_settings (
  id text primary key, kind text not null, customer_id text not null, customer_environment integer not null,
  content text not null, secrets text not null, created_at integer not null, created_by_name text not null,
  updated_at integer, updated_by_name text
);
--> statement-breakpoint
create unique index environment_settings_by_kind on environment_settings (customer_id, kind, customer_environment);
--> statement-breakpoint
create table setup_choices (
  customer_id text primary key, use_private_storage integer, web_editor_configuration_source integer
);
