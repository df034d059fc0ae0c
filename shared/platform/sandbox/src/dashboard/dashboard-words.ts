/** The texts of the tiles in one language. */
interface TileWords {
  locale: string;
  users: string;
  ofLicences: (limit: string) => string;
  documents: string;
  /** Beside an amount of seven digits, where a tile has little room. */
  due: (currency: string) => string;
  open: (count: number, dueToday: number) => string;
  events: string;
  refusedSignIns: (count: number) => string;
  since: (change: string, day: string) => string;
}

const en: TileWords = {
  locale: 'en-GB',
  users: 'users',
  ofLicences: (limit) => `of ${limit} licences`,
  documents: 'documents',
  due: (currency) => `${currency} due`,
  open: (count, dueToday) => (dueToday > 0 ? `${count} open, ${dueToday} due today` : `${count} open`),
  events: 'events',
  refusedSignIns: (count) => `${count} refused sign-ins`,
  since: (change, day) => `${change} since ${day}`,
};

const WORDS: Readonly<Record<string, TileWords>> = {
  nb: {
    locale: 'nb',
    users: 'brukere',
    ofLicences: (limit) => `av ${limit} lisenser`,
    documents: 'dokumenter',
    due: (currency) => currency,
    open: (count, dueToday) => (dueToday > 0 ? `${count} åpne, ${dueToday} forfaller i dag` : `${count} åpne`),
    events: 'hendelser',
    refusedSignIns: (count) => `${count} avviste innlogginger`,
    since: (change, day) => `${change} siden ${day}`,
  },
  sv: {
    locale: 'sv',
    users: 'användare',
    ofLicences: (limit) => `av ${limit} licenser`,
    documents: 'dokument',
    due: (currency) => currency,
    open: (count, dueToday) => (dueToday > 0 ? `${count} öppna, ${dueToday} förfaller i dag` : `${count} öppna`),
    events: 'händelser',
    refusedSignIns: (count) => `${count} nekade inloggningar`,
    since: (change, day) => `${change} sedan ${day}`,
  },
};

/** The texts in the language of the request; English in every language that the platform does not have. */
export const tileWords = (language: string): TileWords => WORDS[language] ?? en;
