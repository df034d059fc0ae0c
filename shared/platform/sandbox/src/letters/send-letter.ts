import { randomUUID } from 'node:crypto';
import { webEditorSettings } from '@console/api';
import { Refusal, refuseInvalid } from '../calls/refusal';
import type { ServiceContent } from '../delivery-services/service-catalogue';
import type { Platform } from '../platform/platform';
import { orderSigning } from '../signing/order-signing';
import { channelsOf, type LetterDraft, type LetterSetup, signingMethodsOf } from './letter-setup';
import { type LetterStep, letters } from './letter-tables';
import { signatureOf } from './sign-letter';
import { handOver, storeLetter } from './store-letter';

/** SERV-027 */
const SERVICE = { mailboxB: 1, sms: 2, mailboxA: 3, printShop: 4, email: 5, fileTransfer: 6, smsAndVoice: 8 } as const;
const EDITOR_PAGE = 'WebEditor Settings';
const ATTACHED_PAGES = 4;

export async function sendLetter(platform: Platform, setup: LetterSetup, draft: LetterDraft): Promise<string> {
  refuseInvalid(draftErrors(setup, draft));
  const id = `L${randomUUID().slice(0, 8).toUpperCase()}`;
  const steps: LetterStep[] = [
    ...(draft.hasAttachment ? [attachmentStep(setup)] : []),
    ...(await deliverySteps(platform, setup, draft, id)),
    ...fileTransferSteps(setup, id),
    ...(draft.notifiesBySms ? smsSteps(setup, draft) : []),
    ...(await soapSteps(platform, setup, draft, id)),
    ...(draft.signedBy === '' ? [] : [await signingStep(platform, setup, draft)]),
  ];
  const stored = await storeLetter(platform, setup, draft, id);
  await platform.db.insert(letters).values({
    id,
    customerId: setup.company.id,
    environment: setup.environment,
    title: draft.title,
    body: draft.body,
    writerName: draft.writerName,
    recipient: draft.recipient,
    recordId: stored.recordId,
    steps: [...steps, ...stored.steps],
    createdAt: platform.now().getTime(),
  });
  return id;
}

function draftErrors(setup: LetterSetup, draft: LetterDraft): Record<string, string | undefined> {
  const { editor } = setup;
  const missing = (text: string, label: string) => (text.trim() === '' ? `${label} is required.` : undefined);
  const domain = editor?.requireEditorAuth ? editor.requiredUserDomain.toLowerCase() : '';
  const channel = channelsOf(setup).find(({ id }) => id === draft.channel);
  return {
    title: missing(draft.title, 'Subject'),
    body: missing(draft.body, 'Text'),
    recipient: missing(draft.recipient, 'Recipient'),
    writerEmail:
      domain !== '' && !draft.writerEmail.toLowerCase().endsWith(`@${domain}`)
        ? `Only people of ${domain} may write here.`
        : undefined,
    channel: channel ? undefined : 'Letters cannot be sent in this way.',
    recipientEmail:
      channel?.id === 'email' && !/^[^@\s]+@[^@\s]+$/.test(draft.recipientEmail)
        ? 'An e-mail address is required to send it by e-mail.'
        : undefined,
    hasAttachment: draft.hasAttachment && !editor?.pdfAttachmentEnabled ? 'PDF files cannot be attached.' : undefined,
    signedBy:
      draft.signedBy === '' || signingMethodsOf(setup).includes(draft.signedBy)
        ? undefined
        : 'This method is turned off.',
    policyId: setup.policies.some(({ id }) => id === draft.policyId) ? undefined : 'There is no such policy.',
  };
}

/** Sheets, and picture size: A4 is 8.27 by 11.69 inches. */
function attachmentStep({ editor }: LetterSetup): LetterStep {
  const {
    pdfAttachmentDPI: dpi,
    pdfAttachmentColorDepth: depth,
    pdfAttachmentDuplex: isDuplex,
  } = editor ?? {
    ...webEditorSettings.PDF_DEFAULTS,
  };
  const sheets = isDuplex ? Math.ceil(ATTACHED_PAGES / 2) : ATTACHED_PAGES;
  const megabytes = (ATTACHED_PAGES * 8.27 * dpi * 11.69 * dpi * depth) / 8 / 1e6;
  const colors = depth === webEditorSettings.RGB ? 'in colour' : 'in black and white';
  return {
    name: 'PDF attachment',
    outcome: `${ATTACHED_PAGES} pages at ${dpi} dpi ${colors}, ${megabytes.toFixed(1)} MB, on ${sheets} sheets.`,
    decidedBy: `${EDITOR_PAGE}: PDF attachment`,
  };
}

async function deliverySteps(
  platform: Platform,
  setup: LetterSetup,
  draft: LetterDraft,
  id: string,
): Promise<LetterStep[]> {
  if (draft.channel === 'email') return [await emailStep(platform, setup, draft)];
  if (draft.channel === 'central') return centralSteps(setup, draft, id);
  const isPrint = draft.channel === 'print';
  return [
    {
      name: isPrint ? 'Local print' : 'Archive only',
      outcome: isPrint ? 'It is printed from this page.' : 'It is sent to nobody.',
      decidedBy: `${EDITOR_PAGE}: ${isPrint ? 'Local print' : 'Archive only'}`,
    },
  ];
}

/** The first way switched on with a published, active service. */
function centralSteps({ editor, services }: LetterSetup, { recipient }: LetterDraft, id: string): LetterStep[] {
  const ways = [
    {
      name: 'Digital mailbox A',
      isOn: editor?.centralDistributionKivraEnabled,
      serviceId: SERVICE.mailboxA,
      outcome: (content: ServiceContent) =>
        `In the mailbox of ${recipient}, by tenant ${masked(content.tenantKey)}, method ${editor?.kivraMethod}.`,
    },
    {
      name: 'Digital mailbox B',
      isOn: editor?.centralDistributionDigipostEnabled,
      serviceId: SERVICE.mailboxB,
      outcome: (content: ServiceContent) =>
        `In the mailbox of ${recipient}, from sender ${content.sender}, method ${editor?.digipostMethod}.`,
    },
    {
      name: 'Central print',
      isOn: editor?.centralDistributionCentralprintEnabled,
      serviceId: SERVICE.printShop,
      outcome: (content: ServiceContent) =>
        `${fileAt(content, id)}, printed by ${content.printShopProvider ?? 'the print shop'}, method ${editor?.centralprintMethod}.`,
    },
  ];
  const steps: LetterStep[] = [];
  for (const { name, isOn, serviceId, outcome } of ways) {
    if (!isOn) continue;
    const content = services.get(serviceId)?.published;
    const decidedBy = `Mfdx services: ${name === 'Central print' ? 'Print shop' : name}`;
    if (content) return [...steps, { name, outcome: outcome(content), decidedBy }];
    steps.push({ name, outcome: 'Passed over: its service is not published and active here.', decidedBy });
  }
  const outcome = 'No way of central distribution could take it.';
  return [
    ...steps,
    { name: 'Central distribution', outcome, decidedBy: `${EDITOR_PAGE}: Central distribution`, hasFailed: true },
  ];
}

async function emailStep(platform: Platform, { services, company }: LetterSetup, draft: LetterDraft) {
  const step = { name: 'E-mail', decidedBy: 'Mfdx services: E-mail delivery' };
  const mail = {
    to: draft.recipientEmail,
    subject: draft.title,
    text: `${draft.body}\n\n${draft.writerName}\n${company.name}`,
    html: '',
  };
  const content = services.get(SERVICE.email)?.published;
  const reason = content
    ? await platform.mailer.tryDelivery(content, mail)
    : 'E-mail delivery is not published and active here.';
  if (reason === undefined) return { ...step, outcome: `Sent to ${draft.recipientEmail} by ${content?.smtpServer}.` };
  await platform.mailer.send(mail);
  return { ...step, outcome: `${reason} It went by the platform's own mail server.` };
}

function fileTransferSteps({ services }: LetterSetup, id: string): LetterStep[] {
  const content = services.get(SERVICE.fileTransfer)?.published;
  if (!content) return [];
  return [
    { name: 'File transfer', outcome: `A copy: ${fileAt(content, id)}.`, decidedBy: 'Mfdx services: File transfer' },
  ];
}

/** Prefers the service with its own number. */
function smsSteps({ services }: LetterSetup, { recipient }: LetterDraft): LetterStep[] {
  const withNumber = services.get(SERVICE.smsAndVoice)?.published;
  const plain = services.get(SERVICE.sms)?.published;
  const from = withNumber?.callerId ?? plain?.id;
  const name = withNumber ? 'SMS and voice' : 'SMS provider';
  return [
    from === undefined || from === null
      ? {
          name: 'SMS',
          outcome: 'Neither SMS service is published and active here.',
          decidedBy: 'Mfdx services',
          hasFailed: true,
        }
      : { name, outcome: `${recipient} was told by SMS from ${from}.`, decidedBy: `Mfdx services: ${name}` },
  ];
}

async function soapSteps(
  { outgoing }: Platform,
  { soapClient, editor }: LetterSetup,
  { title, body, recipient }: LetterDraft,
  id: string,
): Promise<LetterStep[]> {
  if (!soapClient) return [];
  const { endpoint, forcePDFAOnAllDocuments } = soapClient.content as {
    endpoint: string;
    forcePDFAOnAllDocuments: boolean;
  };
  const format = forcePDFAOnAllDocuments ? 'PDF/A' : 'PDF';
  const letter = `<Letter id="${id}" format="${format}" scope="${editor?.environmentScope ?? ''}"><Title>${xml(title)}</Title><Recipient>${xml(recipient)}</Recipient><Text>${xml(body)}</Text></Letter>`;
  const { algorithm, value } = await signatureOf(letter, soapClient.secrets);
  const envelope = `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header><Signature algorithm="${algorithm}">${value}</Signature></soap:Header><soap:Body>${letter}</soap:Body></soap:Envelope>`;
  const step = { name: 'Interact', decidedBy: 'Interact SOAP client: Endpoint and PDF/A' };
  return [
    await handOver(outgoing, step, endpoint, {
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '"DeliverLetter"' },
      body: envelope,
      answered: (status) => `${endpoint} answered ${status} to the letter as ${format}.`,
      unreachable: `${endpoint} could not be reached with the letter as ${format}.`,
    }),
  ];
}

async function signingStep(
  platform: Platform,
  { company, signing }: LetterSetup,
  { title, recipient, signedBy }: LetterDraft,
): Promise<LetterStep> {
  const step = { name: 'Digital signing', decidedBy: 'Digital signing: Provider, methods and Storage' };
  const { archive, credentials, providerId } = signing;
  const [archiveFolderId] = archive.archiveFolderIds;
  try {
    await orderSigning(platform, company, { documentName: title, signAuthMethod: signedBy, archiveFolderId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...step, outcome: error.message, hasFailed: true };
  }
  const { companyId, defaultNotificationEmail: notified } = credentials;
  const account = companyId === '' ? '' : ` for ${companyId}`;
  const storage = archiveFolderId === undefined ? 'is not stored' : 'goes to the archive once it is signed';
  const outcome = `${providerId}${account} asks ${recipient} to sign by ${signedBy}, and tells ${notified || 'nobody'}. The file ${storage}.`;
  return { ...step, outcome };
}

function fileAt({ path, tempPath, filePrefix, sftpAddress, sftpUser }: ServiceContent, id: string): string {
  const folder = String(path ?? '').replace(/\/$/, '');
  const through = tempPath === null ? '' : `, written in ${tempPath}`;
  return `${folder}/${filePrefix ?? ''}${id}.pdf on ${sftpAddress} as ${sftpUser}${through}`;
}

const masked = (key: ServiceContent[string] | undefined) => `…${String(key ?? '').slice(-4)}`;

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
