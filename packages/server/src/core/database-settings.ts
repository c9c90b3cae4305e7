import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

const postgres = z.url({ protocol: /^postgres(ql)?$/ })

/** How PostgreSQL is reached. */
export const databaseEnvironment = {
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_LISTEN_URL: postgres.optional(),
  DATABASE_PREPARED: z.enum(['0', '1', 'true', 'false']).default('1'),
}

export interface DatabaseSettings {
  /** PostgreSQL; absent means PGlite in `dataDir`. */
  databaseUrl: string | undefined
  /** A replica of it, which lists are read from. */
  databaseReadUrl?: string | undefined
  /** Where its notifications are heard, when a pooler stands before it. @default databaseUrl */
  databaseListenUrl?: string | undefined
  /** Whether statements may be planned once and kept under a name. @default true */
  preparesStatements?: boolean
}

export function databaseOf(values: z.infer<z.ZodObject<typeof databaseEnvironment>>): DatabaseSettings {
  const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl } = values
  const { DATABASE_LISTEN_URL: databaseListenUrl } = values
  if (!databaseUrl && (databaseReadUrl || databaseListenUrl))
    throw new OperatorError(
      `${databaseReadUrl ? 'DATABASE_READ_URL' : 'DATABASE_LISTEN_URL'} is set, so DATABASE_URL is needed too.`,
    )
  const preparesStatements = ['1', 'true'].includes(values.DATABASE_PREPARED)
  return { databaseUrl, databaseReadUrl, databaseListenUrl, preparesStatements }
}
