import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

/** How parts are found, and where OpenSearch is. */
export const searchEnvironment = {
  SEARCH: z.enum(['index', 'sql', 'opensearch']).default('index'),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'small letters, digits and hyphens, 100 at most')
    .default('xinpu-parts'),
}

/** A cluster of OpenSearch that parts are found in. */
export interface OpenSearchSettings {
  /** With user and password where it wants them: `https://user:password@host:9200`. */
  url: string
  /** What the names of its indices begin with. */
  index: string
}

/** The cluster of the settings, where parts are found there. Servers that share one share a PostgreSQL, too. */
export function openSearchOf(
  values: z.infer<z.ZodObject<typeof searchEnvironment>> & { DATABASE_URL?: string | undefined },
): OpenSearchSettings | undefined {
  if (values.SEARCH !== 'opensearch') return undefined
  if (!values.OPENSEARCH_URL) throw new OperatorError('SEARCH is opensearch, so OPENSEARCH_URL is needed too.')
  if (!values.DATABASE_URL)
    throw new OperatorError('SEARCH is opensearch, so DATABASE_URL is needed too: PGlite is for small sites.')
  return { url: values.OPENSEARCH_URL, index: values.OPENSEARCH_INDEX }
}
