/** Identity provider, REST API and database for development and tests. */
export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox';
export { PERSONAS, type Persona, type PersonaKey } from './identity/personas';
export { makeCertificate } from './interact/make-certificate';
export type { SentMail } from './notifications/mailer';
export { type RunningSandbox, type ServerOptions, startSandbox } from './start-sandbox';
