insert into audit_entries (
  entry_id, at, customer_id, person_id, person_name, person_email, action, target, fields, address, user_agent, request_id,
  outcome, message
)
select lower(hex(randomblob(16))), posting.at, posting.customer_id, posting.client_id, coalesce(client.name, ''), '',
  json_extract(posting.content, '$.event'), '{}', '[]', '', '', '', 'succeeded', json_extract(posting.content, '$.message')
from client_postings posting left join api_clients client on client.client_id = posting.client_id
where posting.kind = 'audit' order by posting.id;
--> statement-breakpoint
delete from client_postings where kind = 'audit';
