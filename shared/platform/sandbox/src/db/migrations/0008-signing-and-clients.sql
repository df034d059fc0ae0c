create table api_clients (
  client_id text primary key, customer_id text not null, name text not null, client_type integer not null,
  secret_hash text not null, use_mtls integer not null, thumbprint text, enabled integer not null default 1,
  use_webeditor_env_scope integer not null default 0, webeditor_scope integer, created_at integer not null,
  last_token_at integer, last_call_at integer
);
--> statement-breakpoint
create index api_clients_by_customer on api_clients (customer_id);
--> statement-breakpoint
create table signing_settings (
  customer_id text primary key, provider_id text, credentials text not null, sign_auth_methods text not null,
  new_keys text, archive text not null, provider_version integer not null default 1,
  archive_version integer not null default 1
);
--> statement-breakpoint
create table signing_orders (
  id text primary key, customer_id text not null, provider_id text not null, document_name text not null,
  sign_auth_method text not null, folder_id text, created_at integer not null, signed_at integer
);
--> statement-breakpoint
create table signing_provider_states (provider_id text primary key, state text not null);
--> statement-breakpoint
create table scrive_keys (api_token text primary key, account text not null, hash text not null);
--> statement-breakpoint
create table client_postings (
  id integer primary key autoincrement, customer_id text not null, client_id text not null, kind text not null,
  content text not null, at integer not null
);
