import type { FastifyServerOptions } from 'fastify'
import type { Settings } from './settings.ts'

/** Where lines go; standard output when nobody says. */
export interface LineSink {
  write: (line: string) => void
}

/**
 * The log. Of an error it keeps what names it: databases put whole rows into the rest, hashes of passwords and tokens
 * among them. Of a request it keeps the method: addresses and headers hold tokens and codes.
 */
export const logTo = ({ logLevel }: Pick<Settings, 'logLevel'>, sink?: LineSink): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { err: nameOf, req: ({ method }: { method: string }) => ({ method }) },
  ...(sink && { stream: sink }),
})

interface Failure extends Error {
  code?: string
  constraint?: string
}

function nameOf({ name, message, stack, code, constraint }: Failure) {
  return { type: name, message, stack: stack ?? '', ...(code && { code }), ...(constraint && { constraint }) }
}
