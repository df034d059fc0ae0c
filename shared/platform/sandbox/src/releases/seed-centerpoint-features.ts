import type { Feature } from './seed-changelogs';

export const centerpointFeatures: Feature[] = [
  {
    application: 'Archive',
    headline: 'Archive folders remember your view',
    picture: 'list',
    subModules: ['Folder list', 'Search'],
    points: [
      'Columns, order and density are kept per folder and per person.',
      'A folder shared with a group opens in the view of the person who shared it, until you change it.',
      'Reset view brings the standard columns back.',
    ],
  },
  {
    application: 'Administration',
    headline: 'Roles: copy a role, clearer labels',
    picture: 'form',
    subModules: ['Roles', 'Access'],
    points: [
      'Duplicate a role and change only what differs.',
      'Features are named as they are in the products themselves.',
      'The list says how many users and pending invites have each role.',
    ],
  },
  {
    application: 'Audit',
    headline: 'Audit forwarding over OAuth 2.0',
    picture: 'diagram',
    subModules: ['Forwarding'],
    dependencies: ['Receiver with a token endpoint (client credentials)'],
    points: [
      'Events can be sent to receivers that ask for an access token.',
      'A failed delivery is tried again for 24 hours, then reported by mail.',
    ],
  },
  {
    application: 'Studio',
    headline: 'Compare two versions of a template side by side',
    picture: 'editor',
    subModules: ['Template editor', 'History'],
    points: [
      'Changed passages are marked in both versions.',
      'Jump from change to change with the keyboard.',
      'The comparison can be printed for approval.',
    ],
  },
  {
    application: 'Signature',
    headline: 'Signing order for up to ten signatories',
    picture: 'diagram',
    subModules: ['Requests', 'Reminders'],
    points: [
      'Signatories sign one after the other, or in groups.',
      'A refusal stops the request, and the sender gets a message at once.',
    ],
  },
  {
    application: 'Workflow',
    headline: 'Delegate tasks while you are away',
    picture: 'list',
    subModules: ['Task list', 'Absence'],
    points: [
      'Choose a period and a colleague; new tasks go there by themselves.',
      'Tasks that are open already stay where they are, unless you tick them.',
      'The audit log names both people.',
    ],
  },
  {
    application: 'Archive',
    headline: 'Retention policies with a reason',
    picture: 'form',
    subModules: ['Retention', 'Folders'],
    points: [
      'A policy says which law or agreement it follows.',
      'Folders without a policy are listed under Next actions.',
    ],
  },
  {
    application: 'Text Library',
    headline: 'Approve several texts at once',
    picture: 'list',
    subModules: ['Approval'],
    points: [
      'Tick the proposals and approve them together.',
      'Each author gets one mail instead of one for every text.',
    ],
  },
  {
    application: 'Administration',
    headline: 'Invitations that can be sent again',
    picture: 'list',
    subModules: ['Invite'],
    points: [
      'An invitation that was lost is sent again with one press; the old link stops working.',
      'The age of an invitation stands beside it.',
    ],
  },
  {
    application: 'Studio',
    headline: 'Data sources can be tested before they are saved',
    picture: 'form',
    subModules: ['Data sources'],
    points: ['Test connection says what the source answered, in plain words.', 'Credentials are kept out of the log.'],
  },
  {
    application: 'Archive',
    headline: 'A new archive, built for a hundred million documents',
    picture: 'chart',
    subModules: ['Storage', 'Search'],
    dependencies: ['Migration by appointment'],
    points: ['Searches answer in less than a second.', 'Every document has a checksum that is verified each month.'],
  },
  {
    application: 'Administration',
    headline: 'Dark theme, and a denser one',
    picture: 'list',
    subModules: ['Appearance'],
    points: ['Follows the system, or is chosen by hand.', 'Density is kept per person.'],
  },
  {
    application: 'Archive',
    headline: 'Folder rights by group',
    picture: 'form',
    subModules: ['Folders', 'Access'],
    points: ['Rights are given to groups and inherited by folders below.', 'What is inherited is marked as such.'],
  },
  {
    application: 'Audit',
    headline: 'Saved searches in the audit log',
    picture: 'list',
    subModules: ['Log'],
    points: [
      'A search can be named, kept and shared with colleagues.',
      'A shared search shows only what its reader may see.',
    ],
  },
  {
    application: 'Signature',
    headline: 'See at a glance who has signed',
    picture: 'list',
    subModules: ['Requests'],
    points: ['The list shows a mark for every signatory.', 'Requests that expire this week come first.'],
  },
  {
    application: 'Workflow',
    headline: 'Comments with mentions',
    picture: 'dialog',
    subModules: ['Tasks', 'Comments'],
    points: ['Write @ and a name, and the colleague gets a message.', 'Mentions are listed on the front page.'],
  },
  {
    application: 'Studio',
    headline: 'Templates can be tested with real cases',
    picture: 'editor',
    subModules: ['Test'],
    points: ['Choose a case and see the letter it would get.', 'Test letters are marked and never sent.'],
  },
];
