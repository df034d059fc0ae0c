alter table customers add column version integer not null default 1;
--> statement-breakpoint
alter table customers add column registered_at integer;
--> statement-breakpoint
alter table customers add column registration_answers text;
--> statement-breakpoint
alter table roles add column version integer not null default 1;
--> statement-breakpoint
alter table groups add column version integer not null default 1;
--> statement-breakpoint
create table notification_templates (
  customer_id text not null, type_id integer not null, language text not null, subject text not null, body text not null,
  version integer not null default 1, primary key (customer_id, type_id, language)
);
--> statement-breakpoint
create index members_by_role on members (role_id);
--> statement-breakpoint
create index groups_by_customer on groups (customer_id);
