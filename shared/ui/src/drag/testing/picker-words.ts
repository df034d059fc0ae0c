export const PICKER_WORDS = {
  all: { name: 'All groups', search: 'Search groups', actOnAll: 'Add all groups', actOnFound: 'Add matching groups' },
  selected: {
    name: 'Selected groups',
    search: 'Search selected groups',
    actOnAll: 'Remove all groups',
    actOnFound: 'Remove matching groups',
  },
  noMatch: (query: string) => `No groups match “${query}”`,
};
