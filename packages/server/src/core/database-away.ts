/** The database cannot be asked right now; it may be asked again later. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('The database cannot be reached.', { cause })
  }
}

/**
 * What PostgreSQL says when it goes, is going or is not yet there: connection exceptions, too many connections, and a
 * server that stops, has crashed, starts, or only reads (PostgreSQL, appendix A).
 */
const sqlStates = /^(?:08...|53300|57P0[1-5]|25006)$/
/** What the system says of a connection that breaks while a statement is under way. */
const systemCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** What `pg` says of a connection that has ended; it has no codes for these. */
const sayings = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether an error, or what caused it, tells that the database is away, and not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway || sayings.test(error.message)) return true
  const { code = '' } = error as NodeJS.ErrnoException
  return sqlStates.test(code) || systemCodes.has(code) || isDatabaseAway(error.cause)
}
