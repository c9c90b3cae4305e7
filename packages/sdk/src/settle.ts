import { ApiError } from './api-error.ts'

/** An outcome that never throws: the specification's failed result (section 8). A network failure has no errors. */
export type Settled<T> = { s: 1; d: T } | { s: 0; d: Record<string, never>; errors: ApiError[] }

export async function settle<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { s: 1, d: await call }
  } catch (error) {
    const told = error instanceof ApiError && error.kind !== 'network'
    return { s: 0, d: {}, errors: told ? [error] : [] }
  }
}
