/** The store of files cannot be asked right now; it may be asked again later. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('The store of files cannot be reached.', { cause })
  }
}
