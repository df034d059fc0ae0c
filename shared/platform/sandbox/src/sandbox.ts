/** A small real platform: identity provider, REST API, database. For development and tests. */
export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';
export type { SentMail } from './notifications/mailer';
export { type Persona, type PersonaKey, PERSONAS } from './identity/personas';
export { type RunningSandbox, type ServerOptions, startSandbox } from './start-sandbox';
export { makeCertificate } from './interact/make-certificate';
