/** The release tool will not do it, and has changed nothing. The message says why and, where it can, what helps. */
export class Refusal extends Error {
  override name = 'Refusal';
}
