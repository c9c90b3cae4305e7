import type { Endpoint } from '@xinpu/contract/endpoint'

/**
 * The call as one string, which is all that the client needs at run time.
 *
 * Flags: `u` login needed, `j` JSON, `m` multipart, `b` a file comes back, `q` reads although it is a POST,
 * `x` acts although it is a GET, `s` a stream of events. The families it makes stale stand behind the path.
 */
export function wordOf(endpoint: Endpoint): string {
  const { method, path, access, encoding, output, idempotent, streams, invalidates } = endpoint
  const flags = [
    access !== 'visitor' && 'u',
    encoding === 'json' && 'j',
    encoding === 'multipart' && 'm',
    output === 'blob' && 'b',
    method === 'POST' && idempotent === 'safe' && 'q',
    method === 'GET' && idempotent !== 'safe' && 'x',
    streams && 's',
  ].filter(Boolean)
  const head = `${method}${flags.length > 0 ? `:${flags.join('')}` : ''}`
  return [head, path, ...invalidates].join(' ')
}
