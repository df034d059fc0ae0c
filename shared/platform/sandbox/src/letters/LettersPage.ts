import { type CustomerEnvironment, customerEnvironmentIds } from '@console/api';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { notFound, Refusal } from '../calls/refusal';
import { companies as seeded } from '../companies/seed-companies';
import { customers } from '../db/schema';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { type Found, findLetters } from './find-letters';
import { letterEditorPage, stockSentence } from './LetterEditorPage';
import { type LetterDraft, type LetterSetup, readLetterSetup } from './letter-setup';
import { letters } from './letter-tables';
import { sendLetter } from './send-letter';

const URL_PATH = '/platform/letters';
const place = z.object({
  company: z.string().catch(seeded.fjellheim.id),
  environment: z
    .enum(Object.keys(customerEnvironmentIds) as [CustomerEnvironment, ...CustomerEnvironment[]])
    .catch('test'),
});
const sent = z.record(z.string(), z.string());
const search = z.object({ words: z.string().catch(''), order: z.string().catch('') });

/**
 * Takes a letter from text to archive by three areas' settings. Needs no sign-in: stands in for the configured
 * products.
 */
export async function letterPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { db } = platform;
  const setupOf = (query: unknown) => {
    const { company, environment } = place.parse(query);
    return readLetterSetup(platform, company, environment);
  };
  const readCompanies = () =>
    db.select({ id: customers.id, name: customers.name }).from(customers).orderBy(asc(customers.name));

  app.get(URL_PATH, async ({ query }, reply) =>
    sendPage(reply, letterEditorPage({ setup: await setupOf(query), companies: await readCompanies(), url: URL_PATH })),
  );

  app.post(URL_PATH, async ({ body }, reply) => {
    const values = sent.parse(body);
    const setup = await setupOf(values);
    const editor = { setup, companies: await readCompanies(), url: URL_PATH, values };
    if (values.preview === 'yes') return sendPage(reply, letterEditorPage({ ...editor, isPreview: true }));
    try {
      const id = await sendLetter(platform, setup, draftOf(setup, values));
      return await reply.redirect(`${URL_PATH}/${id}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400) throw error;
      const errors = Object.fromEntries(
        Object.entries(error.body.ValidationErrors ?? {}).map(([name, [text]]) => [name, text]),
      );
      return sendPage(reply.code(400), letterEditorPage({ ...editor, errors }));
    }
  });

  app.get(`${URL_PATH}/find`, async ({ query }, reply) => {
    const setup = await setupOf(query);
    const terms = search.parse(query);
    return sendPage(reply, foundPage(setup, terms, await findLetters(platform, setup, terms)));
  });

  app.get<{ Params: { id: string } }>(`${URL_PATH}/:id`, async ({ params }, reply) => {
    const [letter] = await db.select().from(letters).where(eq(letters.id, params.id));
    if (!letter) throw notFound('The letter was not found.');
    return sendPage(reply, letterPage(letter));
  });
}

function draftOf(setup: LetterSetup, values: Record<string, string>): LetterDraft {
  const { title = '', body = '', writerName = '', writerEmail = '', recipient = '', recipientEmail = '' } = values;
  const { memberNumber = '', channel = '', policyId = '', signedBy = '' } = values;
  const { usesLibrary, hasAttachment, notifiesBySms } = values;
  return {
    title,
    body: usesLibrary === 'yes' && setup.editor?.textLibraryEnabled ? `${body}\n\n${stockSentence(setup)}` : body,
    writerName,
    writerEmail,
    recipient,
    recipientEmail,
    memberNumber,
    channel,
    policyId,
    signedBy,
    hasAttachment: hasAttachment === 'yes',
    notifiesBySms: notifiesBySms === 'yes',
  };
}

function letterPage({ id, title, body, recipient, writerName, environment, customerId, steps }: Letter): Html {
  const query = String(new URLSearchParams({ company: customerId, environment, words: title }));
  const content = html`<h1>${title}</h1>
<p class="lead">${id} · to ${recipient} · ${environment}</p>
<p class="written">${body}</p>
<p>${writerName}</p>
<p><a href="${URL_PATH}/find?${query}">Find it again</a></p>`;
  const aside = html`<aside aria-labelledby="letter-steps"><h2 id="letter-steps">What happened to it</h2>
<ol class="stack">${steps.map(
    ({ name, outcome, decidedBy, hasFailed }) =>
      html`<li><p><b>${name}</b></p><p class="${hasFailed ? 'error' : 'said'}">${outcome}</p><p class="hint">${decidedBy}</p></li>`,
  )}</ol></aside>`;
  return page({ title, content, isWide: true, aside });
}

type Letter = typeof letters.$inferSelect;

function foundPage(
  { company, environment }: LetterSetup,
  { words, order }: z.output<typeof search>,
  { columns, rows, place: where }: Found,
): Html {
  const link = (name: string) =>
    `${URL_PATH}/find?${new URLSearchParams({ company: company.id, environment, words, order: name })}`;
  const content = html`<h1>Documents</h1>
<p class="lead">What ${company.name} keeps in ${where}, in its own columns.</p>
<form method="get" class="row approve"><input type="hidden" name="company" value="${company.id}"><input type="hidden" name="environment" value="${environment}">
<input name="words" aria-label="Search" value="${words}"><button class="button" type="submit">Search</button></form>
${rows.length === 0 && html`<p class="notice">Nothing was found.</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="Documents"><table><thead><tr>${columns.map(
    ({ name, presentationLabel, isSortable }) =>
      html`<th scope="col"${name === order && html` aria-sort="ascending"`}>${isSortable ? html`<a href="${link(name)}">${presentationLabel}</a>` : presentationLabel}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${columns.map(({ name }) => html`<td>${row[name] ?? ''}</td>`)}</tr>`,
  )}</tbody></table></div>
<p><a href="${URL_PATH}?${String(new URLSearchParams({ company: company.id, environment }))}">Write a letter</a></p>`;
  return page({ title: 'Documents', content, isBroad: true });
}
