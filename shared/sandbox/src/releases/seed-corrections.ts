/** What else a release puts right, by application. */
export const corrections: Record<'Centerpoint' | 'Interact', Record<string, string[]>> = {
  Centerpoint: {
    Administration: [
      'Lists keep their place when one comes back from a panel.',
      'Long company names no longer push the menu away.',
      'The licence count is right at once after an invite is removed.',
      'Mails to addresses with a plus sign arrive.',
      'Sorting by name follows Norwegian and Swedish rules.',
    ],
    Archive: [
      'Downloads of more than 2 GB no longer stop.',
      'Folder names may end in a full stop.',
      'The number of hits is right when a folder is excluded.',
      'Moved documents keep their date.',
      'Thumbnails of rotated pages stand upright.',
    ],
    Studio: [
      'Tables keep their borders when they go over a page.',
      'Undo works after a picture has been replaced.',
      'The list of fonts is in alphabetical order.',
      'Copied blocks keep their conditions.',
    ],
    Signature: [
      'A request with two signatories of one name no longer mixes them up.',
      'The proof shows times in the zone of the company.',
      'Cancelled requests leave the list at once.',
    ],
    Workflow: [
      'A task that was given back has its earlier comments.',
      'Flows with more than 50 steps can be saved.',
      'Reminders stop when a task is done.',
    ],
    Audit: [
      'Exports of a whole year no longer end at midnight of the last day.',
      'Events of deleted users keep their names.',
    ],
  },
  Interact: {
    'Web editor': [
      'Pasted text takes the template’s font.',
      'The cursor stays where it is after saving.',
      'Page numbers are right in letters with attachments.',
      'Signatures of two lines fit again.',
    ],
    'Central print': [
      'Jobs of exactly 100 letters are no longer sent twice.',
      'Å, Ä and Ö are right in address fields of older templates.',
      'Duplex letters with an odd number of pages end with an empty page.',
    ],
    'Delivery services': [
      'A time-out at the provider is tried again instead of reported.',
      'Foreign phone numbers are accepted with and without +.',
      'The status of a letter is updated while the page is open.',
    ],
    'SOAP client': [
      'Connections are closed after use.',
      'Certificates with a password of more than 64 characters can be read.',
    ],
    'Interact Admin': ['The filter by environment is kept.', 'Exports name the environment in the file name.'],
  },
};
