interface Migration {
  name: string;
  sql: string;
}

/** Run in order, each once. A released migration is never edited; a change is a new migration. */
export const migrations: Migration[] = [
  {
    name: '0001-foundation',
    sql: `
create table keys (name text primary key, value text not null);
create table people (
  id text primary key, first_name text not null, last_name text not null, email text not null unique,
  phone_number text not null default '', language_code text not null default 'nb', profile_image text not null default '',
  password_hash text, is_staff integer not null default 0, chosen_customer_id text
);
create table customers (
  id text primary key, name text not null, org_number text not null, country text not null, tier_level integer,
  is_active integer not null default 1, licenses text not null, active_products text not null,
  billing_address text, visiting_address text, contact_person text
);
create table roles (
  id text primary key, customer_id text not null, name text not null, description text not null,
  is_read_only integer not null, access text not null
);
create index roles_by_customer on roles (customer_id);
create table members (
  customer_id text not null, person_id text not null, role_id text not null, status_id integer not null,
  joined_at integer not null, version integer not null default 1, primary key (customer_id, person_id)
);
create index members_by_person on members (person_id);
create table groups (id text primary key, customer_id text not null, name text not null);
create table group_members (group_id text not null, person_id text not null, primary key (group_id, person_id));
create index group_members_by_person on group_members (person_id);
create table invites (
  id text primary key, customer_id text not null, email text not null, role_id text not null,
  invited_at integer not null, accepted_at integer, secret_hash text not null
);
create unique index invites_by_email on invites (customer_id, email);
create index invites_by_secret on invites (secret_hash);
create table daily_figures (
  customer_id text not null, figure text not null, day integer not null, value integer not null,
  primary key (customer_id, figure, day)
);
create table invoices (
  id text primary key, customer_id text not null, number text not null, amount_due integer not null,
  issued_at integer not null, due_at integer not null, paid_at integer
);
create table outbox (
  id integer primary key autoincrement, "to" text not null, subject text not null, text text not null,
  html text not null, sent_at integer not null
);
create table oidc_records (
  model text not null, id text not null, payload text not null, grant_id text, uid text,
  consumed_at integer not null default 0, expires_at integer, primary key (model, id)
);
create index oidc_records_by_grant on oidc_records (grant_id);
create index oidc_records_by_uid on oidc_records (uid);
create table grant_customers (grant_id text primary key, customer_id text not null);
`,
  },
  {
    name: '0002-account-and-team',
    sql: `
alter table customers add column version integer not null default 1;
alter table customers add column registered_at integer;
alter table customers add column registration_answers text;
alter table roles add column version integer not null default 1;
alter table groups add column version integer not null default 1;
create table notification_templates (
  customer_id text not null, type_id integer not null, language text not null, subject text not null, body text not null,
  version integer not null default 1, primary key (customer_id, type_id, language)
);
create index members_by_role on members (role_id);
create index groups_by_customer on groups (customer_id);
`,
  },
  {
    name: '0003-attribute-store',
    sql: `
create table documents (
  environment text not null, id text not null, content text not null, updated_at integer not null,
  updated_by text not null, updated_by_name text not null, deleted_at integer, primary key (environment, id)
) without rowid;
create table document_history (
  id text primary key, document_id text not null, kind integer not null, at integer not null, by_name text not null,
  changes text not null
);
create index document_history_by_document on document_history (document_id, at);
create table document_publishes (environment text primary key, at integer not null);
`,
  },
  {
    name: '0004-versions',
    sql: `
create table release_packages (
  package_id integer primary key, package_version text not null, package_type integer not null, state text not null,
  released_at integer not null, customer_ids text, general_info text not null, download_info text not null,
  dependencies text not null, changelogs text not null
);
create table release_notifications (customer_id text primary key, is_sending integer not null, emails text not null);
`,
  },
  {
    name: '0009-branding-and-audit',
    sql: `
create table brandings (
  customer_id text primary key, colors text not null, logo_url text not null, use_custom_login integer not null,
  login_url text not null, pictures text not null, version integer not null default 1
);
create table audit_entries (
  id integer primary key autoincrement, entry_id text not null unique, at integer not null, customer_id text,
  person_id text, person_name text not null, person_email text not null, action text not null, target text not null,
  fields text not null, address text not null, user_agent text not null, request_id text not null,
  outcome text not null, status integer, message text not null
);
create index audit_entries_by_customer on audit_entries (customer_id, id);
create table audit_forwardings (
  customer_id text primary key, settings text not null, version integer not null default 1
);
create table audit_positions (
  customer_id text not null, receiver text not null, sent_to integer not null, batch_id text, batch_end integer,
  attempts integer not null default 0, next_attempt_at integer, last_error text not null default '',
  last_sent_at integer, primary key (customer_id, receiver)
);
`,
  },
  {
    name: '0011-setups',
    sql: `
create table environment_settings (
  id text primary key, kind text not null, customer_id text not null, customer_environment integer not null,
  content text not null, secrets text not null, created_at integer not null, created_by_name text not null,
  updated_at integer, updated_by_name text
);
create unique index environment_settings_by_kind on environment_settings (customer_id, kind, customer_environment);
create table setup_choices (
  customer_id text primary key, use_private_storage integer, web_editor_configuration_source integer
);
`,
  },
];
