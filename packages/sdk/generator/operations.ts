import { isEndpoint, type Endpoint } from '@xinpu/contract/endpoint'

/** A call with the way to it in the contract's tree: `['account', 'session', 'logout']`. */
export interface Operation {
  way: string[]
  endpoint: Endpoint
}

/** Every call of the contract, in the order of its files. */
export function operationsOf(tree: object, way: string[] = []): Operation[] {
  return Object.entries(tree).flatMap(([name, node]): Operation[] => {
    if (isEndpoint(node)) return [{ way: [...way, name], endpoint: node }]
    const isBranch =
      typeof node === 'object' &&
      node !== null &&
      !('_zod' in node) &&
      Object.prototype.toString.call(node) === '[object Module]'
    return isBranch ? operationsOf(node as object, [...way, name]) : []
  })
}

/**
 * The call as one string, which is all that the client needs at run time.
 *
 * Flags: `u` login needed, `j` JSON, `m` multipart, `b` a file comes back, `q` reads although it is a POST,
 * `x` acts although it is a GET.
 */
export function wordOf({ method, path, access, encoding, output, idempotent }: Endpoint): string {
  const flags = [
    access !== 'visitor' && 'u',
    encoding === 'json' && 'j',
    encoding === 'multipart' && 'm',
    output === 'blob' && 'b',
    method === 'POST' && idempotent === 'safe' && 'q',
    method === 'GET' && idempotent !== 'safe' && 'x',
  ].filter(Boolean)
  return `${method}${flags.length > 0 ? `:${flags.join('')}` : ''} ${path}`
}
