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
    name: '0005-billing',
    sql: `
alter table invoices add column status text not null default 'open';
alter table invoices add column currency text not null default 'NOK';
alter table invoices add column paid_with text;
alter table invoices add column plan_id text;
alter table invoices add column lines text not null default '[]';
alter table invoices add column secret text not null default '';
update invoices set status = 'paid' where paid_at is not null;
update invoices set secret = lower(hex(randomblob(24)));
create index invoices_by_customer on invoices (customer_id, due_at);
create index invoices_by_secret on invoices (secret);
create table subscriptions (
  customer_id text primary key, plan_id text not null, method text not null, next_plan_id text, next_from text
);
create table billing_calendar (id integer primary key, day text not null);
`,
  },
  {
    name: '0006-payments',
    sql: `
create table payment_customers (id text primary key, company_id text not null unique);
create table payment_cards (
  id text primary key, customer text not null, is_default integer not null, brand text not null, last4 text not null,
  exp_month integer not null, exp_year integer not null, name text not null, outcome text not null,
  added_at integer not null
);
create index payment_cards_by_customer on payment_cards (customer);
create table payments (
  id text primary key, client_secret text not null, key text not null unique, customer text not null,
  amount integer not null, currency text not null, description text not null, metadata text not null,
  status text not null, failure text, card text, is_refunded integer not null default 0
);
create index payments_by_secret on payments (client_secret);
create table payment_pages (
  id text primary key, customer text not null, payment_id text, return_url text not null, cancel_url text not null,
  is_done integer not null
);
create index payment_pages_by_payment on payment_pages (payment_id);
`,
  },
  {
    name: '0007-archive',
    sql: `
create table retention_policies (
  id text primary key, customer_id text not null, name text not null, lifetime_days integer not null,
  is_disabled integer not null, position integer not null, created_at integer not null, updated_at integer not null,
  version integer not null default 1
);
create index retention_policies_by_customer on retention_policies (customer_id, position);
create table archive_folders (
  id text primary key, customer_id text not null, parent_id text, name text not null, access_groups text not null,
  retention_policy_id text, version integer not null default 1
);
create index archive_folders_by_parent on archive_folders (customer_id, parent_id);
create table archive_records (
  id text primary key, folder_id text not null, title text not null, metadata text not null, archived_at integer not null
);
create index archive_records_by_folder on archive_records (folder_id, archived_at);
create table retention_runs (
  id integer primary key autoincrement, customer_id text not null, at integer not null, removed integer not null
);
create table archive_columns (
  id text primary key, customer_id text not null, name text not null, presentation_label text not null,
  position integer not null, is_shown integer not null, is_searchable integer not null, is_sortable integer not null,
  is_system integer not null, version integer not null default 1
);
create index archive_columns_by_customer on archive_columns (customer_id, position);
create table archive_environments (
  customer_id text primary key, type integer not null, target_type integer, migration_status integer not null,
  status_since integer not null, will_fail integer not null default 0
);
create table webhooks (
  id text primary key, customer_id text not null, name text not null, url text not null, is_active integer not null,
  signing_secret text not null, created_at integer not null, version integer not null default 1
);
create index webhooks_by_customer on webhooks (customer_id);
create table webhook_deliveries (
  id text primary key, webhook_id text not null, event text not null, payload text not null, created_at integer not null,
  state text not null, tries integer not null default 0, next_try_at integer, status integer, reason text,
  duration_ms integer
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_by_next_try on webhook_deliveries (state, next_try_at);
`,
  },
  {
    name: '0008-signing-and-clients',
    sql: `
create table api_clients (
  client_id text primary key, customer_id text not null, name text not null, client_type integer not null,
  secret_hash text not null, use_mtls integer not null, thumbprint text, enabled integer not null default 1,
  use_webeditor_env_scope integer not null default 0, webeditor_scope integer, created_at integer not null,
  last_token_at integer, last_call_at integer
);
create index api_clients_by_customer on api_clients (customer_id);
create table signing_settings (
  customer_id text primary key, provider_id text, credentials text not null, sign_auth_methods text not null,
  new_keys text, archive text not null, provider_version integer not null default 1,
  archive_version integer not null default 1
);
create table signing_orders (
  id text primary key, customer_id text not null, provider_id text not null, document_name text not null,
  sign_auth_method text not null, folder_id text, created_at integer not null, signed_at integer
);
create table signing_provider_states (provider_id text primary key, state text not null);
create table scrive_keys (api_token text primary key, account text not null, hash text not null);
create table client_postings (
  id integer primary key autoincrement, customer_id text not null, client_id text not null, kind text not null,
  content text not null, at integer not null
);
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
  person_id text not null, person_name text not null, person_email text not null, action text not null, target text not null,
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
    name: '0010-mfdx',
    sql: `
create table delivery_settings (
  customer_id text not null, environment text not null, service_id integer not null, draft text not null, published text,
  is_draft integer not null, is_active integer not null, updated_at integer not null, updated_by_name text not null,
  primary key (customer_id, environment, service_id)
);
create table delivery_history (
  id text primary key, customer_id text not null, environment text not null, service_id integer not null,
  kind integer not null, at integer not null, by_name text not null, changes text not null
);
create index delivery_history_by_environment on delivery_history (customer_id, environment);
create table delivery_environments (
  customer_id text not null, environment text not null, version integer not null, published_at integer, publisher text,
  primary key (customer_id, environment)
);
alter table outbox add column note text not null default '';
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
  {
    name: '0013-setup-versions',
    sql: `
alter table setup_choices add column storage_version integer not null default 0;
alter table setup_choices add column source_version integer not null default 0;
`,
  },
  {
    name: '0014-audit-of-clients',
    sql: `
insert into audit_entries (
  entry_id, at, customer_id, person_id, person_name, person_email, action, target, fields, address, user_agent, request_id,
  outcome, message
)
select lower(hex(randomblob(16))), posting.at, posting.customer_id, posting.client_id, coalesce(client.name, ''), '',
  json_extract(posting.content, '$.event'), '{}', '[]', '', '', '', 'succeeded', json_extract(posting.content, '$.message')
from client_postings posting left join api_clients client on client.client_id = posting.client_id
where posting.kind = 'audit' order by posting.id;
delete from client_postings where kind = 'audit';
`,
  },
  {
    name: '0015-stripe',
    sql: `
create table stripe_customers (company_id text primary key, key text not null, id text);
create table stripe_payments (key text primary key, attempt integer not null, payment_id text, session_id text);
create table stripe_events (id text primary key, at integer not null);
alter table invoices add column paid_by text;
`,
  },
];
