create table documents (
  environment text not null, id text not null, content text not null, updated_at integer not null,
  updated_by text not null, updated_by_name text not null, deleted_at integer, primary key (environment, id)
) without rowid;
--> statement-breakpoint
create table document_history (
  id text primary key, document_id text not null, kind integer not null, at integer not null, by_name text not null,
  changes text not null
);
--> statement-breakpoint
create index document_history_by_document on document_history (document_id, at);
--> statement-breakpoint
create table document_publishes (environment text primary key, at integer not null);
