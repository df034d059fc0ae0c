create table release_packages (
  package_id integer primary key, package_version text not null, package_type integer not null, state text not null,
  released_at integer not null, customer_ids text, general_info text not null, download_info text not null,
  dependencies text not null, changelogs text not null
);
--> statement-breakpoint
create table release_notifications (customer_id text primary key, is_sending integer not null, emails text not null);
