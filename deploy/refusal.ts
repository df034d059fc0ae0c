/** The release tool refuses and has changed nothing. The message says why and, where possible, what helps. */
export class Refusal extends Error {
  override name = 'Refusal';
}
