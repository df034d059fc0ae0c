alter table setup_choices add column storage_version integer not null default 0;
--> statement-breakpoint
alter table setup_choices add column source_version integer not null default 0;
