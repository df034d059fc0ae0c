import { type CustomerEnvironment, customerEnvironmentIds } from '@console/api';
import { field } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page } from '../pages/Page';
import { channelsOf, type LetterSetup, signingMethodsOf } from './letter-setup';

const ENVIRONMENTS = Object.keys(customerEnvironmentIds) as CustomerEnvironment[];

const LANGUAGES: Record<string, { greeting: string; stock: string }> = {
  en: { greeting: 'Dear member,', stock: 'You can read more about your pension on our pages.' },
  nb: { greeting: 'Kjære medlem,', stock: 'Du kan lese mer om pensjonen din på våre sider.' },
  sv: { greeting: 'Bästa medlem,', stock: 'Läs mer om din pension på våra sidor.' },
};

interface EditorPage {
  setup: LetterSetup;
  companies: readonly { id: string; name: string }[];
  url: string;
  values?: Record<string, string>;
  errors?: Record<string, string | undefined>;
  isPreview?: boolean;
}

export function letterEditorPage({ setup, companies, url, values = {}, errors = {}, isPreview }: EditorPage): Html {
  const { editor, company, environment, isEditorOfConsole } = setup;
  const words = LANGUAGES[editor?.languageCode ?? 'en'] ?? LANGUAGES.en;
  const content = html`<h1>Write a letter</h1>
<p class="lead">The web editor of ${company.name}, as its settings in the console say.</p>
<form method="get" class="row approve">
${select('company', 'Company', companies, company.id)}
${select(
  'environment',
  'Environment',
  ENVIRONMENTS.map((id) => ({ id, name: id })),
  environment,
)}
<button class="button" type="submit">Open</button>
</form>
${editor ? letterForm() : html`<p class="notice">WebEditor Settings has nothing for ${environment}.</p>`}`;
  return page({ title: 'Write a letter', content, isWide: true, aside: aside(setup, url) });

  function letterForm(): Html {
    const channels = channelsOf(setup);
    if (channels.length === 0) return html`<p class="notice">WebEditor Settings has switched distribution off.</p>`;
    const { body = `${words?.greeting}\n\n`, policyId = editor?.retentionPolicyId ?? '' } = values;
    return html`<form method="post" action="${url}" class="stack">
<input type="hidden" name="company" value="${company.id}"><input type="hidden" name="environment" value="${environment}">
${!isEditorOfConsole && html`<p class="notice">Interact admin is the source of the configuration: WebEditor Settings of the console are kept, and not used.</p>`}
${text('title', 'Subject')}
<div class="field"><label for="body">Text</label><textarea id="body" name="body" rows="6" required>${body}</textarea>${error('body')}</div>
${editor?.textLibraryEnabled && checkbox('usesLibrary', `From the text library: ‘${words?.stock}’`)}
${text('writerName', 'Written by')}
${editor?.requireEditorAuth && text('writerEmail', `Your address at ${editor.requiredUserDomain}`)}
${text('recipient', 'Recipient')}
${text('memberNumber', 'Member no.', false)}
${editor?.emailEnabled && text('recipientEmail', "Recipient's e-mail address", false)}
${select(
  'channel',
  'Send by',
  channels.map(({ id, label }) => ({ id, name: label })),
  values.channel,
)}${error('channel')}
${select(
  'policyId',
  'Store for',
  setup.policies.map(({ id, name, lifetimeDays }) => ({ id, name: `${name} · ${lifetimeDays} days` })),
  policyId,
)}${error('policyId')}
${select(
  'signedBy',
  'To be signed by the recipient',
  [{ id: '', name: 'No' }, ...signingMethodsOf(setup).map((id) => ({ id, name: `Yes, by ${id}` }))],
  values.signedBy,
)}${error('signedBy')}
${editor?.pdfAttachmentEnabled && checkbox('hasAttachment', 'Attach the price list, 4 pages')}
${checkbox('notifiesBySms', 'Tell the recipient by SMS')}
${isPreview && html`<article class="notice"><h2>${values.title ?? ''}</h2><p class="written">${values.body ?? ''}</p></article>`}
<p class="row approve"><button class="button primary" type="submit">Send</button>
${editor?.previewHtmlEnabled && html`<button class="button" type="submit" name="preview" value="yes">Preview</button>`}</p>
</form>`;
  }

  function text(name: string, label: string, isRequired = true): Html {
    return field({
      name,
      label,
      autocomplete: 'off',
      value: values[name],
      error: errors[name],
      isOptional: !isRequired,
    });
  }
  function error(name: string): Html | undefined {
    return errors[name] === undefined ? undefined : html`<p class="error">${errors[name]}</p>`;
  }
  function checkbox(name: string, label: string): Html {
    return html`<label class="tick"><input type="checkbox" name="${name}" value="yes"${values[name] === 'yes' && html` checked`}> ${label}</label>`;
  }
}

export function stockSentence(setup: LetterSetup): string {
  return (LANGUAGES[setup.editor?.languageCode ?? 'en'] ?? LANGUAGES.en)?.stock ?? '';
}

function select(
  name: string,
  label: string,
  options: readonly { id: string; name: string }[],
  value: string | undefined,
): Html {
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(
    (option) => html`<option value="${option.id}"${option.id === value && html` selected`}>${option.name}</option>`,
  )}</select></div>`;
}

function aside(
  { company, environment, editor, services, signing, soapClient, usePrivateStorage }: LetterSetup,
  url: string,
): Html {
  const query = String(new URLSearchParams({ company: company.id, environment }));
  return html`<aside aria-labelledby="letters-about">
<h2 id="letters-about">What decides</h2>
<p class="hint">Scope ${editor?.environmentScope ?? 'none'}, language ${editor?.languageCode ?? 'none'}.</p>
<p class="hint">${services.size} delivery services are published and active here.</p>
<p class="hint">${soapClient ? `Every letter goes to ${String(soapClient.content.endpoint)} too.` : 'There is no SOAP client here.'}</p>
<p class="hint">${signing.providerId === null ? 'There is no signing provider.' : `Signatures are collected by ${signing.providerId}.`}</p>
<p class="hint">Documents are kept in ${usePrivateStorage ? 'the private document database' : 'the shared archive'}.</p>
<p><a href="${url}/find?${query}">Find a letter again</a></p>
</aside>`;
}
