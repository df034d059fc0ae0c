create table retention_policies (
  id text primary key, customer_id text not null, name text not null, lifetime_days integer not null,
  is_disabled integer not null, position integer not null, created_at integer not null, updated_at integer not null,
  version integer not null default 1
);
--> statement-breakpoint
create index retention_policies_by_customer on retention_policies (customer_id, position);
--> statement-breakpoint
create table archive_folders (
  id text primary key, customer_id text not null, parent_id text, name text not null, access_groups text not null,
  retention_policy_id text, version integer not null default 1
);
--> statement-breakpoint
create index archive_folders_by_parent on archive_folders (customer_id, parent_id);
--> statement-breakpoint
create table archive_records (
  id text primary key, folder_id text not null, title text not null, metadata text not null, archived_at integer not null
);
--> statement-breakpoint
create index archive_records_by_folder on archive_records (folder_id, archived_at);
--> statement-breakpoint
create table retention_runs (
  id integer primary key autoincrement, customer_id text not null, at integer not null, removed integer not null
);
--> statement-breakpoint
create table archive_columns (
  id text primary key, customer_id text not null, name text not null, presentation_label text not null,
  position integer not null, is_shown integer not null, is_searchable integer not null, is_sortable integer not null,
  is_system integer not null, version integer not null default 1
);
--> statement-breakpoint
create index archive_columns_by_customer on archive_columns (customer_id, position);
--> statement-breakpoint
create table archive_environments (
  customer_id text primary key, type integer not null, target_type integer, migration_status integer not null,
  status_since integer not null, will_fail integer not null default 0
);
--> statement-breakpoint
create table webhooks (
  id text primary key, customer_id text not null, name text not null, url text not null, is_active integer not null,
  signing_secret text not null, created_at integer not null, version integer not null default 1
);
--> statement-breakpoint
create index webhooks_by_customer on webhooks (customer_id);
--> statement-breakpoint
create table webhook_deliveries (
  id text primary key, webhook_id text not null, event text not null, payload text not null, created_at integer not null,
  state text not null, tries integer not null default 0, next_try_at integer, status integer, reason text,
  duration_ms integer
);
--> statement-breakpoint
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
--> statement-breakpoint
create index webhook_deliveries_by_next_try on webhook_deliveries (state, next_try_at);
