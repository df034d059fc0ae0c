import type { customerNotifications } from '@console/api';
import { ACCOUNT_APPROVED, INVITATION } from './notification-types';

type Text = customerNotifications.TemplateText;

const body = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('\n');
const link = (placeHolder: string, label: string) => `<a href="{{${placeHolder}}}">${label}</a>`;

export const defaultTemplates: Record<number, Record<string, Text>> = {
  [INVITATION]: {
    en: {
      subject: '{{inviterName}} has invited you to {{companyName}}',
      body: body(
        '{{inviterName}} has invited you to join <strong>{{companyName}}</strong> as {{roleName}}.',
        link('invitationLink', 'Accept the invitation'),
        'The link is for you alone. If you did not expect this invitation, you can ignore it.',
      ),
    },
    nb: {
      subject: '{{inviterName}} har invitert deg til {{companyName}}',
      body: body(
        '{{inviterName}} har invitert deg til <strong>{{companyName}}</strong> som {{roleName}}.',
        link('invitationLink', 'Godta invitasjonen'),
        'Lenken er bare til deg. Hvis du ikke venter en invitasjon, kan du se bort fra denne e-posten.',
      ),
    },
    sv: {
      subject: '{{inviterName}} har bjudit in dig till {{companyName}}',
      body: body(
        '{{inviterName}} har bjudit in dig till <strong>{{companyName}}</strong> som {{roleName}}.',
        link('invitationLink', 'Acceptera inbjudan'),
        'Länken är bara för dig. Om du inte väntade dig inbjudan kan du bortse från den.',
      ),
    },
  },
  [ACCOUNT_APPROVED]: {
    en: {
      subject: 'The account of {{companyName}} is active',
      body: body(
        'Hello {{recipientName}},',
        '<strong>{{companyName}}</strong> has been approved. Sign in and choose a plan to get started.',
        link('consoleLink', 'Open the console'),
      ),
    },
    nb: {
      subject: 'Kontoen til {{companyName}} er aktiv',
      body: body(
        'Hei {{recipientName}},',
        '<strong>{{companyName}}</strong> er godkjent. Logg inn og velg et abonnement for å komme i gang.',
        link('consoleLink', 'Åpne konsollen'),
      ),
    },
    sv: {
      subject: 'Kontot för {{companyName}} är aktivt',
      body: body(
        'Hej {{recipientName}},',
        '<strong>{{companyName}}</strong> har godkänts. Logga in och välj ett abonnemang för att komma i gång.',
        link('consoleLink', 'Öppna konsolen'),
      ),
    },
  },
  3: {
    en: {
      subject: '{{companyName}}: please sign {{documentName}}',
      body: body(
        'Hello {{recipientName}},',
        '{{companyName}} asks you to sign <strong>{{documentName}}</strong> by {{dueDate}}.',
        link('documentLink', 'Read and sign'),
      ),
    },
    nb: {
      subject: '{{companyName}}: signer {{documentName}}',
      body: body(
        'Hei {{recipientName}},',
        '{{companyName}} ber deg om å signere <strong>{{documentName}}</strong> innen {{dueDate}}.',
        link('documentLink', 'Les og signer'),
      ),
    },
    sv: {
      subject: '{{companyName}}: signera {{documentName}}',
      body: body(
        'Hej {{recipientName}},',
        '{{companyName}} ber dig signera <strong>{{documentName}}</strong> senast {{dueDate}}.',
        link('documentLink', 'Läs och signera'),
      ),
    },
  },
  4: {
    en: {
      subject: 'Reminder: {{documentName}} waits for your signature until {{dueDate}}',
      body: body(
        'Hello {{recipientName}},',
        'We are still missing your signature on <strong>{{documentName}}</strong>. The last day is {{dueDate}}.',
        link('documentLink', 'Read and sign'),
      ),
    },
    nb: {
      subject: 'Påminnelse: {{documentName}} venter på signaturen din til {{dueDate}}',
      body: body(
        'Hei {{recipientName}},',
        'Vi mangler fortsatt signaturen din på <strong>{{documentName}}</strong>. Siste dag er {{dueDate}}.',
        link('documentLink', 'Les og signer'),
      ),
    },
    // No Swedish text: the page of templates offers to copy another language's.
  },
  5: {
    en: {
      subject: '{{documentName}} has been signed by everyone',
      body: body(
        'Hello {{recipientName}},',
        '<strong>{{documentName}}</strong> has been signed by {{signedBy}}.',
        link('documentLink', 'Read the signed document'),
      ),
    },
    nb: {
      subject: '{{documentName}} er signert av alle',
      body: body(
        'Hei {{recipientName}},',
        '<strong>{{documentName}}</strong> er signert av {{signedBy}}.',
        link('documentLink', 'Les det signerte dokumentet'),
      ),
    },
    sv: {
      subject: '{{documentName}} har signerats av alla',
      body: body(
        'Hej {{recipientName}},',
        '<strong>{{documentName}}</strong> har signerats av {{signedBy}}.',
        link('documentLink', 'Läs det signerade dokumentet'),
      ),
    },
  },
  6: {
    en: {
      subject: '{{companyName}} has archived {{documentName}}',
      body: body(
        'Hello {{recipientName}},',
        '<strong>{{documentName}}</strong> is now in the folder {{folderName}}.',
        link('documentLink', 'Open the document'),
      ),
    },
    sv: {
      subject: '{{companyName}} har arkiverat {{documentName}}',
      body: body(
        'Hej {{recipientName}},',
        '<strong>{{documentName}}</strong> ligger nu i mappen {{folderName}}.',
        link('documentLink', 'Öppna dokumentet'),
      ),
    },
    nb: {
      subject: '{{companyName}} har arkivert {{documentName}}',
      body: body(
        'Hei {{recipientName}},',
        '<strong>{{documentName}}</strong> ligger nå i mappen {{folderName}}.',
        link('documentLink', 'Åpne dokumentet'),
      ),
    },
  },
};
